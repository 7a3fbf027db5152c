import { Icon, type IconProps } from './icon';

/* Outlines from Tabler icons as well, which only some screens show: apart, so that the first load leaves them out. */
export const IconAlarm = (props: IconProps) => (
  <Icon {...props} d="M5 13a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 10l0 3l2 0M7 4l-2.75 2M17 4l2.75 2" />
);
export const IconArrowBackUp = (props: IconProps) => <Icon {...props} d="M9 14l-4-4l4-4M5 10h11a4 4 0 1 1 0 8h-1" />;
export const IconArrowForwardUp = (props: IconProps) => <Icon {...props} d="M15 14l4-4l-4-4M19 10h-11a4 4 0 1 0 0 8h1" />;
export const IconCheck = (props: IconProps) => <Icon {...props} d="M5 12l5 5l10-10" />;
export const IconPhoto = (props: IconProps) => (
  <Icon
    {...props}
    d="M15 8h.01M3 6a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12M3 16l5-5c.928-.893 2.072-.893 3 0l5 5M14 14l1-1c.928-.893 2.072-.893 3 0l3 3"
  />
);
export const IconArrowDown = (props: IconProps) => <Icon {...props} d="M12 5l0 14M18 13l-6 6M6 13l6 6" />;
export const IconArrowLeft = (props: IconProps) => <Icon {...props} d="M5 12l14 0M5 12l6 6M5 12l6-6" />;
export const IconArrowUp = (props: IconProps) => <Icon {...props} d="M12 5l0 14M18 11l-6-6M6 11l6-6" />;
export const IconBan = (props: IconProps) => <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M5.7 5.7l12.6 12.6" />;
export const IconTag = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 7.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M3 6v5.172a2 2 0 0 0 .586 1.414l7.71 7.71a2.41 2.41 0 0 0 3.408 0l5.592-5.592a2.41 2.41 0 0 0 0-3.408l-7.71-7.71a2 2 0 0 0-1.414-.586h-5.172a3 3 0 0 0-3 3"
  />
);
export const IconFolderPlus = (props: IconProps) => (
  <Icon {...props} d="M12 19h-7a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2h4l3 3h7a2 2 0 0 1 2 2v3.5M16 19h6M19 16v6" />
);
export const IconFileExport = (props: IconProps) => (
  <Icon {...props} d="M14 3v4a1 1 0 0 0 1 1h4M11.5 21h-4.5a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v5m-5 6h7m-3-3l3 3l-3 3" />
);
export const IconCamera = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 7h1a2 2 0 0 0 2-2a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1a2 2 0 0 0 2 2h1a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2M9 13a3 3 0 1 0 6 0a3 3 0 0 0-6 0"
  />
);
export const IconChevronRight = (props: IconProps) => <Icon {...props} d="M9 6l6 6l-6 6" />;
export const IconClipboardText = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 5h-2a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-12a2 2 0 0 0-2-2h-2M9 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2M9 12h6M9 16h6"
  />
);
export const IconClock = (props: IconProps) => <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0M12 7v5l3 3" />;
export const IconCloudUpload = (props: IconProps) => (
  <Icon {...props} d="M7 18a4.6 4.4 0 0 1 0-9a5 4.5 0 0 1 11 2h1a3.5 3.5 0 0 1 0 7h-1M9 15l3-3l3 3M12 12l0 9" />
);
export const IconCopy = (props: IconProps) => (
  <Icon
    {...props}
    d="M7 9.667a2.667 2.667 0 0 1 2.667-2.667h8.666a2.667 2.667 0 0 1 2.667 2.667v8.666a2.667 2.667 0 0 1-2.667 2.667h-8.666a2.667 2.667 0 0 1-2.667-2.667l0-8.666M4.012 16.737a2.005 2.005 0 0 1-1.012-1.737v-10c0-1.100.900-2 2-2h10c.750 0 1.158.385 1.500 1"
  />
);
export const IconDeviceFloppy = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 4h10l4 4v10a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2M10 14a2 2 0 1 0 4 0a2 2 0 1 0-4 0M14 4l0 4l-6 0l0-4"
  />
);
export const IconDots = (props: IconProps) => (
  <Icon {...props} d="M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0" />
);
export const IconDownload = (props: IconProps) => <Icon {...props} d="M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2M7 11l5 5l5-5M12 4l0 12" />;
export const IconEye = (props: IconProps) => (
  <Icon {...props} d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0M21 12c-2.4 4-5.4 6-9 6c-3.6 0-6.6-2-9-6c2.4-4 5.4-6 9-6c3.6 0 6.6 2 9 6" />
);
export const IconEyeOff = (props: IconProps) => (
  <Icon
    {...props}
    d="M10.585 10.587a2 2 0 0 0 2.829 2.828M16.681 16.673a8.717 8.717 0 0 1-4.681 1.327c-3.6 0-6.6-2-9-6c1.272-2.12 2.712-3.678 4.32-4.674m2.86-1.146a9.055 9.055 0 0 1 1.82-.18c3.6 0 6.6 2 9 6c-.666 1.11-1.379 2.067-2.138 2.87M3 3l18 18"
  />
);
export const IconGripVertical = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M8 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 5a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M14 19a1 1 0 1 0 2 0a1 1 0 1 0-2 0"
  />
);
export const IconHistory = (props: IconProps) => <Icon {...props} d="M12 8l0 4l2 2M3.050 11a9 9 0 1 1 .5 4m-.5 5v-5h5" />;
export const IconLink = (props: IconProps) => (
  <Icon
    {...props}
    d="M9 15l6-6M11 6l.463-.536a5 5 0 0 1 7.071 7.072l-.534 .464M13 18l-.397 .534a5.068 5.068 0 0 1-7.127 0a4.972 4.972 0 0 1 0-7.071l.524-.463"
  />
);
export const IconLock = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-6M11 16a1 1 0 1 0 2 0a1 1 0 0 0-2 0M8 11v-4a4 4 0 1 1 8 0v4"
  />
);
export const IconMinus = (props: IconProps) => <Icon {...props} d="M5 12l14 0" />;
export const IconPencil = (props: IconProps) => <Icon {...props} d="M4 20h4l10.5-10.5a2.828 2.828 0 1 0-4-4l-10.5 10.5v4M13.5 6.5l4 4" />;
export const IconPlayerPause = (props: IconProps) => (
  <Icon
    {...props}
    d="M6 6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1l0-12M14 6a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1l0-12"
  />
);
export const IconMaximize = (props: IconProps) => (
  <Icon {...props} d="M4 8v-2a2 2 0 0 1 2-2h2M4 16v2a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v2M16 20h2a2 2 0 0 0 2-2v-2" />
);
export const IconVideo = (props: IconProps) => (
  <Icon
    {...props}
    d="M15 10l4.553-2.276a1 1 0 0 1 1.447.894v6.764a1 1 0 0 1-1.447.894l-4.553-2.276v-4M3 8a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8"
  />
);
export const IconVideoOff = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 3l18 18M15 11v-1l4.553-2.276a1 1 0 0 1 1.447.894v6.764a1 1 0 0 1-.675.946M10 6h3a2 2 0 0 1 2 2v3m0 4v1a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2h1"
  />
);
export const IconPlayerPlay = (props: IconProps) => <Icon {...props} d="M7 4v16l13-8l-13-8" />;
export const IconPrinter = (props: IconProps) => (
  <Icon
    {...props}
    d="M17 17h2a2 2 0 0 0 2-2v-4a2 2 0 0 0-2-2h-14a2 2 0 0 0-2 2v4a2 2 0 0 0 2 2h2M17 9v-4a2 2 0 0 0-2-2h-6a2 2 0 0 0-2 2v4M7 15a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-6a2 2 0 0 1-2-2l0-4"
  />
);
export const IconRepeat = (props: IconProps) => (
  <Icon {...props} d="M4 12v-3a3 3 0 0 1 3-3h13m-3-3l3 3l-3 3M20 12v3a3 3 0 0 1-3 3h-13m3 3l-3-3l3-3" />
);
export const IconShare = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8.7 10.7l6.6-3.4M8.7 13.3l6.6 3.4"
  />
);
export const IconChevronLeft = (props: IconProps) => <Icon {...props} d="M15 6l-6 6l6 6" />;
export const IconSparkles = (props: IconProps) => (
  <Icon
    {...props}
    d="M16 18a2 2 0 0 1 2 2a2 2 0 0 1 2-2a2 2 0 0 1-2-2a2 2 0 0 1-2 2m0-12a2 2 0 0 1 2 2a2 2 0 0 1 2-2a2 2 0 0 1-2-2a2 2 0 0 1-2 2m-7 12a6 6 0 0 1 6-6a6 6 0 0 1-6-6a6 6 0 0 1-6 6a6 6 0 0 1 6 6"
  />
);
export const IconTrash = (props: IconProps) => (
  <Icon {...props} d="M4 7l16 0M10 11l0 6M14 11l0 6M5 7l1 12a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2l1-12M9 7v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3" />
);
export const IconArrowRight = (props: IconProps) => <Icon {...props} d="M5 12l14 0M13 18l6-6M13 6l6 6" />;
export const IconDeviceDesktop = (props: IconProps) => (
  <Icon {...props} d="M3 5a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-16a1 1 0 0 1-1-1v-10M7 20h10M9 16v4M15 16v4" />
);
export const IconDeviceLaptop = (props: IconProps) => (
  <Icon {...props} d="M3 19l18 0M5 7a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1l0-8" />
);
export const IconDeviceTablet = (props: IconProps) => (
  <Icon {...props} d="M5 4a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-12a1 1 0 0 1-1-1v-16M11 17a1 1 0 1 0 2 0a1 1 0 0 0-2 0" />
);
export const IconDeviceMobile = (props: IconProps) => (
  <Icon {...props} d="M6 5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2zM11 4h2M12 17v.01" />
);
export const IconFingerprint = (props: IconProps) => (
  <Icon
    {...props}
    d="M18.9 7a8 8 0 0 1 1.1 5v1a6 6 0 0 0 .8 3M8 11a4 4 0 0 1 8 0v1a10 10 0 0 0 2 6M12 11v2a14 14 0 0 0 2.5 8M8 15a18 18 0 0 0 1.8 6M4.9 19a22 22 0 0 1-.9-7v-1a8 8 0 0 1 12-6.95"
  />
);
export const IconMail = (props: IconProps) => (
  <Icon {...props} d="M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2zM3 7l9 6l9-6" />
);
export const IconSun = (props: IconProps) => (
  <Icon
    {...props}
    d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 12h1m8-9v1m8 8h1m-9 8v1m-6.4-15.4l.7.7m12.1-.7l-.7.7m0 11.4l.7.7m-12.1-.7l-.7.7"
  />
);
export const IconFileImport = (props: IconProps) => (
  <Icon {...props} d="M14 3v4a1 1 0 0 0 1 1h4M5 13v-8a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2h-5.5m-9.5-2h7m-3-3l3 3l-3 3" />
);
export const IconKey = (props: IconProps) => (
  <Icon
    {...props}
    d="M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1-4.069 0l-.301-.301l-6.558 6.558a2 2 0 0 1-1.239 .578l-.175 .008h-1.172a1 1 0 0 1-.993-.883l-.007-.117v-1.172a2 2 0 0 1 .467-1.284l.119-.13l.414-.414h2v-2h2v-2l2.144-2.144l-.301-.301a2.877 2.877 0 0 1 0-4.069l2.643-2.643a2.877 2.877 0 0 1 4.069 0M15 9h.01"
  />
);
export const IconKeyboard = (props: IconProps) => (
  <Icon
    {...props}
    d="M2 8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2zM6 10l0 .01M10 10l0 .01M14 10l0 .01M18 10l0 .01M6 14l0 .01M18 14l0 .01M10 14l4 .01"
  />
);
export const IconLogout = (props: IconProps) => (
  <Icon {...props} d="M14 8v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12l-3-3M18 15l3-3" />
);
export const IconSettings = (props: IconProps) => (
  <Icon
    {...props}
    d="M10.325 4.317c.426-1.756 2.924-1.756 3.35 0a1.724 1.724 0 0 0 2.573 1.066c1.543-.94 3.31 .826 2.37 2.37a1.724 1.724 0 0 0 1.065 2.572c1.756 .426 1.756 2.924 0 3.35a1.724 1.724 0 0 0-1.066 2.573c.94 1.543-.826 3.31-2.37 2.37a1.724 1.724 0 0 0-2.572 1.065c-.426 1.756-2.924 1.756-3.35 0a1.724 1.724 0 0 0-2.573-1.066c-1.543 .94-3.31-.826-2.37-2.37a1.724 1.724 0 0 0-1.065-2.572c-1.756-.426-1.756-2.924 0-3.35a1.724 1.724 0 0 0 1.066-2.573c-.94-1.543 .826-3.31 2.37-2.37c1 .608 2.296 .07 2.572-1.065M9 12a3 3 0 1 0 6 0a3 3 0 0 0-6 0"
  />
);
export const IconGauge = (props: IconProps) => (
  <Icon {...props} d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M13.41 10.59l2.59-2.59M7 12a5 5 0 0 1 5-5" />
);
export const IconStack = (props: IconProps) => <Icon {...props} d="M12 4l-8 4l8 4l8-4l-8-4M4 12l8 4l8-4M4 16l8 4l8-4" />;
export const IconMailOff = (props: IconProps) => (
  <Icon {...props} d="M9 5h10a2 2 0 0 1 2 2v10m-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2M3 7l9 6l.565-.377m2.435-1.623l6-4M3 3l18 18" />
);
export const IconListDetails = (props: IconProps) => (
  <Icon
    {...props}
    d="M13 5h8M13 9h5M13 15h8M13 19h5M3 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1zM3 15a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1z"
  />
);
export const IconShieldCheck = (props: IconProps) => (
  <Icon {...props} d="M11.46 20.846a12 12 0 0 1-7.96-14.846a12 12 0 0 0 8.5-3a12 12 0 0 0 8.5 3a12 12 0 0 1-.09 7.06M15 19l2 2l4-4" />
);
export const IconAlertTriangle = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636-2.87l-8.106-13.536a1.914 1.914 0 0 0-3.274 0M12 16h.01"
  />
);
export const IconFileDownload = (props: IconProps) => (
  <Icon
    {...props}
    d="M14 3v4a1 1 0 0 0 1 1h4M17 21h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h7l5 5v11a2 2 0 0 1-2 2M12 17v-6M9.5 14.5l2.5 2.5l2.5-2.5"
  />
);
export const IconMicrophone = (props: IconProps) => (
  <Icon {...props} d="M9 5a3 3 0 0 1 3-3a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3a3 3 0 0 1-3-3l0-5M5 10a7 7 0 0 0 14 0M8 21l8 0M12 17l0 4" />
);
export const IconChartBar = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 13a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-6M15 9a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-10M9 5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1l0-14M4 20h14"
  />
);
