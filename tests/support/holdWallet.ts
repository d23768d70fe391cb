// A node in the middle of a checkout: it locks the wallet of a user, reports this, and continues after a line of input.
import { createInterface } from 'node:readline'
import { openDatabase } from '#server/db/database.ts'
import { openWallet } from '#server/points/book/openWallet.ts'

const [url = '', uid] = process.argv.slice(2)
const db = openDatabase(url)
try {
  await db.transact(async (tx) => {
    await openWallet(tx, Number(uid), { now: new Date() })
    const release = new Promise((resolve) => createInterface({ input: process.stdin }).once('line', resolve))
    process.stdout.write('holding\n')
    await release
  })
  process.stdout.write('committed\n')
} catch (error) {
  process.stdout.write(`refused: ${String(error)}\n`)
}
process.exit()
