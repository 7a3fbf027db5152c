// npm run staff -- list | grant <email> | revoke <email> | confirm <email> | log: who is staff in the Simmer that npm start runs, whose address is confirmed by hand, and what staff have done.
import { operatorCommand } from './operator-command.mjs';

await operatorCommand('staff-command', ({ runStaffCommand }) => runStaffCommand);
