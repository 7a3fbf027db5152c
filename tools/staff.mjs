// npm run staff -- list | grant <email> | revoke <email> | log: who is staff in the Simmer that npm start runs, and what staff have done.
import { operatorCommand } from './operator-command.mjs';

await operatorCommand('staff-command', ({ runStaffCommand }) => runStaffCommand);
