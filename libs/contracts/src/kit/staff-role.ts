import { z } from 'zod';

/** What a staff account is trusted with: `moderator` with what people publish and report, `operator` with queues, dead letters and switches. It may have both. */
export const STAFF_ROLES = ['moderator', 'operator'] as const;
export const StaffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof StaffRole>;

/** Of an account; none for a cook's. */
export const StaffRoles = z.array(StaffRole).max(STAFF_ROLES.length);
