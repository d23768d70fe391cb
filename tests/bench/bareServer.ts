// The minimum cost of any server on Node: node:http sends bytes from memory. `node bareServer.ts FILE`, where the file
// holds `{ "head": [name, value, …], "body": base64 }`; says its port on the standard output.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const given = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const body = Buffer.from(given.body, 'base64')
const server = createServer((_, res) => {
  res.writeHead(200, given.head)
  res.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${JSON.stringify({ port: typeof address === 'object' ? address?.port : 0 })}\n`)
})
