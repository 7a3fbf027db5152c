// npm run staff -- list | grant <email> [role] | revoke <email> [role] | confirm <email> | log: who is staff in the Simmer that npm start runs and in which role, whose address is confirmed by hand, and what staff have done.
import { operatorCommand } from './operator-command.mjs';

await operatorCommand('staff-command', ({ runStaffCommand }) => runStaffCommand);
