// The hostile server, in a process of its own so that its memory is not counted as ours. Tells its parent the port; `/3` gets the fourth
// answer, a path without a number an ordinary page.
import { type AddressInfo, createServer } from 'node:net';
import { answers, ordinary } from './import-hostile-answers';

const server = createServer((socket) => {
  socket.on('error', () => undefined); // whoever we are hostile to may leave at any moment
  let request = '';
  socket.on('data', (chunk) => {
    const wasAnswered = request.includes('\r\n\r\n');
    request += chunk;
    if (wasAnswered || !request.includes('\r\n\r\n')) return;
    const path = request.split(' ')[1] ?? '/';
    (answers[Number.parseInt(path.slice(1), 10)] ?? ordinary).answer(socket, path);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit(0));
