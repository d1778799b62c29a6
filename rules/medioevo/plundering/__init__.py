"""M-63, M-84, M-101: transports and engines that fall to an army."""
