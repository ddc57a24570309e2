// A minimal HTTP server of Node.js: the reference for the other results.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json');
  response.end('"ok"');
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
process.once('disconnect', () => process.exit());
