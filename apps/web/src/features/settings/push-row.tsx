import * as t from '@simmer/messages/settings';
import { ActionRow, Button } from '@simmer/ui';
import { useState } from 'react';
import { canPush, isPushRefused, turnPushOff, turnPushOn } from '../../device/push/push';
import { pushId } from '../../device/push/push-id';
import { useAction } from '../../forms/use-action';

/** Whether this device is notified while Simmer is closed: asked for here alone, and off with one press. */
export function PushRow() {
  const [isOn, setOn] = useState(() => pushId() !== null);
  const [isRefused, setRefused] = useState(() => canPush() && isPushRefused());
  const turning = useAction(async () => {
    if (isOn) await turnPushOff();
    else setRefused(!(await turnPushOn()) && isPushRefused());
    setOn(pushId() !== null);
  });
  const text = !canPush() ? t.pushUnknown : isRefused ? t.pushRefused : isOn ? t.pushOn : t.pushOff;
  return (
    <ActionRow
      id="push"
      label={t.whenClosed}
      value={<span role="status">{text}</span>}
      end={
        canPush() &&
        (isOn || !isRefused) && (
          <Button size="sm" aria-label={isOn ? t.turnPushOff : t.turnPushOn} busy={turning.busy} onClick={turning.run}>
            {isOn ? t.switchOff : t.switchOn}
          </Button>
        )
      }
    />
  );
}
