import * as t from '@simmer/messages/settings';
import { ActionRow, Button } from '@simmer/ui';
import { useState } from 'react';
import { canPush, isPushRefused, turnPushOff, turnPushOn } from '../../device/push/push';
import { pushId } from '../../device/push/push-id';
import { useAction } from '../../forms/use-action';

type State = keyof typeof TEXTS;

const TEXTS = { on: t.pushOn, off: t.pushOff, refused: t.pushRefused, failed: t.pushFailed, unknown: t.pushUnknown };

function stateNow(): State {
  if (!canPush()) return 'unknown';
  if (isPushRefused()) return 'refused';
  return pushId() === null ? 'off' : 'on';
}

/** Whether this device is notified while Simmer is closed: asked for here alone, and off with one press. */
export function PushRow() {
  const [state, setState] = useState(stateNow);
  const isOn = state === 'on';
  const turning = useAction(async () => {
    const result = isOn ? await turnPushOff() : await turnPushOn();
    setState(result === 'failed' ? 'failed' : stateNow());
  });
  return (
    <ActionRow
      id="push"
      label={t.whenClosed}
      value={<span role="status">{TEXTS[state]}</span>}
      end={
        state !== 'unknown' &&
        state !== 'refused' && (
          <Button size="sm" aria-label={isOn ? t.turnPushOff : t.turnPushOn} busy={turning.busy} onClick={turning.run}>
            {isOn ? t.switchOff : t.switchOn}
          </Button>
        )
      }
    />
  );
}
