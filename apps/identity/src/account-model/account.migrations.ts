import type { Migration } from '@simmer/kit';

/** Staff had one role that was everything there was to do, which operators do now. */
export const staffAreOperators: Migration = {
  id: '0002-staff-are-operators',
  async run({ collection }) {
    const filter = { role: 'staff', staffRoles: { $exists: false } };
    await collection('accounts').updateMany(filter, { $set: { staffRoles: ['operator'] } });
  },
};
