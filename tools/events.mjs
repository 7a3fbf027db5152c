// npm run events -- list | replay <listener> [id] | discard <id>: the dead letters of the Simmer that npm start runs.
import { operatorCommand } from './operator-command.mjs';

await operatorCommand('events-command', ({ runEventsCommand }) => runEventsCommand);
