import { Icon, type IconProps } from './icon';

/* Outlines from Tabler icons, MIT, see LICENSE-tabler-icons.txt. One component each, so that a page ships only those it shows. */
export const IconAdjustmentsHorizontal = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 6l8 0M16 6l4 0M6 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 12l2 0M10 12l10 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 18l11 0M19 18l1 0"
  />
);
export const IconAlertCircle = (props: IconProps) => <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 8v4M12 16h.01" />;
export const IconBook2 = (props: IconProps) => (
  <Icon {...props} d="M19 4v16h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2h12M19 16h-12a2 2 0 0 0-2 2M9 8h6" />
);
export const IconCalendarWeek = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12M16 3v4M8 3v4M4 11h16M7 14h.013M10.01 14h.005M13.01 14h.005M16.015 14h.005M13.015 17h.005M7.01 17h.005M10.01 17h.005"
  />
);
export const IconChecks = (props: IconProps) => <Icon {...props} d="M7 12l5 5l10-10M2 12l5 5m5-5l5-5" />;
export const IconChevronDown = (props: IconProps) => <Icon {...props} d="M6 9l6 6l6-6" />;
export const IconCloudOff = (props: IconProps) => (
  <Icon
    {...props}
    d="M9.58 5.548c.24-.11 .492-.207 .752-.286c1.88-.572 3.956-.193 5.444 1c1.488 1.19 2.162 3.007 1.77 4.769h.99c1.913 0 3.464 1.56 3.464 3.486c0 .957-.383 1.824-1.003 2.454m-2.997 1.033h-11.343c-2.572-.004-4.657-2.011-4.657-4.487c0-2.475 2.085-4.482 4.657-4.482c.13-.582 .37-1.128 .7-1.62M3 3l18 18"
  />
);
export const IconHeart = (props: IconProps) => (
  <Icon {...props} d="M19.5 12.572l-7.5 7.428l-7.5-7.428a5 5 0 1 1 7.5-6.566a5 5 0 1 1 7.5 6.572" />
);
export const IconHelpCircle = (props: IconProps) => (
  <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 16v.01M12 13a2 2 0 0 0 .914-3.782a1.98 1.98 0 0 0-2.414 .483" />
);
export const IconLayoutGrid = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-4M14 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-4M4 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-4M14 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-4"
  />
);
export const IconLayoutList = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2l0-2M4 16a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2l0-2"
  />
);
export const IconPlus = (props: IconProps) => <Icon {...props} d="M12 5l0 14M5 12l14 0" />;
export const IconSearch = (props: IconProps) => <Icon {...props} d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6" />;
export const IconShoppingCart = (props: IconProps) => (
  <Icon {...props} d="M4 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 19a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 17h-11v-14h-2M6 5l14 1l-1 7h-13" />
);
export const IconUser = (props: IconProps) => (
  <Icon {...props} d="M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2" />
);
export const IconUsers = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 3.13a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0-3-3.85"
  />
);
export const IconX = (props: IconProps) => <Icon {...props} d="M18 6l-12 12M6 6l12 12" />;
