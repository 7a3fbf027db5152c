import { queryOf } from '@simmer/client';
import type { SignedInDevice } from '@simmer/contracts';
import * as t from '@simmer/messages/settings';
import {
  Button,
  classNames,
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
  LedgerHeading,
  Tag,
  TextButton,
  useToast,
} from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../api/client';
import { useAction } from '../../forms/use-action';
import { write } from '../../api/write';
import { deviceName } from './device-name';

const ICONS = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceLaptop, unknown: IconDeviceDesktop };

/** Where the account is signed in. What was signed out stays in its place, struck, until the next visit. */
export function DevicesSection() {
  const { data } = useQuery(queryOf(client, 'GET /account/devices', {}));
  const toast = useToast();
  const [gone, setGone] = useState<readonly string[]>([]);
  const devices = data?.items ?? [];
  const others = devices.filter(({ id, isThisOne }) => !isThisOne && !gone.includes(id));
  const signingOut = useAction(async () => {
    await write('POST /account/devices/sign-out-others', {});
    setGone(devices.filter(({ isThisOne }) => !isThisOne).map(({ id }) => id));
    toast({ message: t.signedOutElsewhere });
  });
  return (
    <>
      <LedgerHeading
        id="devices"
        end={
          others.length > 0 && (
            <TextButton className="heading-link" onClick={signingOut.run}>
              {t.signOutElsewhere}
            </TextButton>
          )
        }
      >
        {t.devices}
      </LedgerHeading>
      <ul>
        {devices.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            isGone={gone.includes(device.id)}
            onGone={() => setGone((before) => [...before, device.id])}
          />
        ))}
      </ul>
    </>
  );
}

function DeviceItem({ device, isGone, onGone }: { device: SignedInDevice; isGone: boolean; onGone: () => void }) {
  const toast = useToast();
  const row = useRef<HTMLLIElement>(null);
  const DeviceIcon = ICONS[device.kind];
  const name = deviceName(device);
  const used = new Date(device.lastUsedAt);
  const signingOut = useAction(async () => {
    await write('DELETE /account/devices/:id', { id: device.id });
    onGone();
    row.current?.focus();
    toast({ message: t.isSignedOut({ name }) });
  });
  return (
    <li ref={row} tabIndex={-1} className={classNames('dev', isGone && 'is-gone')}>
      <DeviceIcon size={24} />
      <span className="v">
        <b>{name}</b> {device.isThisOne && <Tag tone="leek">{t.thisDevice}</Tag>}
        <small>{t.since({ at: new Date(device.startedAt) })}</small>
      </span>
      <span className="when">{isGone ? t.signedOut : device.isThisOne ? t.now : t.usedOn({ at: used })}</span>
      {!device.isThisOne && !isGone && (
        <Button size="sm" busy={signingOut.busy} onClick={signingOut.run} aria-label={t.signOutNamed({ name })}>
          {t.signOut}
        </Button>
      )}
    </li>
  );
}
