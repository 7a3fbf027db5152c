import type { AuditLogCheck } from '@simmer/contracts';
import * as t from '@simmer/messages/staff';
import { Banner, IconAlertTriangle, IconShieldCheck } from '@simmer/ui';

/** Nothing where the log is as it was written. */
export function AuditLogFault({ check: { at: checkedAt, isIntact, firstFault } }: { check: AuditLogCheck }) {
  if (isIntact) return null;
  const at = new Date(checkedAt);
  return (
    <Banner tone="error" icon={<IconAlertTriangle />} className="staff-problem">
      {firstFault === null ? t.broken({ at }) : t.brokenFrom({ at, number: String(firstFault) })}
    </Banner>
  );
}

/** When the log was checked last, where nothing was wrong. */
export function AuditLogSeal({ check }: { check: AuditLogCheck | null }) {
  if (check && !check.isIntact) return null;
  return (
    <p className="staff-seal">
      <IconShieldCheck />
      {check ? t.intact({ at: new Date(check.at) }) : t.notChecked}
    </p>
  );
}
