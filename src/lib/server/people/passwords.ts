import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's argon2id setting with the least memory: 19 MiB, two passes, one lane; about 50 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Hashes a password, off the main thread. The text is in PHC string format and carries its own settings and salt. */
export async function hashPassword(password: string): Promise<string> {
  return write({ ...COST, nonce: randomBytes(SALT_BYTES) }, password)
}

/**
 * Whether this is the password behind the hash. Without a hash (an unknown name, no password chosen yet) it does the
 * same work and says no, so that the time taken tells nothing.
 */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const stored = read(hash ?? NOBODY)
  if (!stored) throw new Error('A stored password hash is not of the form that this program writes.')
  const tried = await derive('argon2id', { ...stored.cost, message: bytes(password), tagLength: stored.hash.length })
  return timingSafeEqual(tried, stored.hash) && hash !== null && hash !== undefined
}

/** Whether a hash was made with other settings than today's, to be made anew when its password is next at hand. */
export function isOutdated(hash: string): boolean {
  const cost = read(hash)?.cost
  return (
    cost?.memory !== COST.memory ||
    cost.passes !== COST.passes ||
    cost.parallelism !== COST.parallelism ||
    cost.nonce.length !== SALT_BYTES
  )
}

type Cost = Omit<Argon2Parameters, 'message' | 'tagLength'> & { nonce: Buffer }

async function write(cost: Cost, password: string): Promise<string> {
  const hash = await derive('argon2id', { ...cost, message: bytes(password), tagLength: HASH_BYTES })
  const settings = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
  return `$argon2id$v=19$${settings}$${base64(cost.nonce)}$${base64(hash)}`
}

function read(hash: string): { cost: Cost; hash: Buffer } | undefined {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
  if (!parts) return undefined
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  return {
    cost: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      nonce: Buffer.from(salt, 'base64'),
    },
    hash: Buffer.from(tag, 'base64'),
  }
}

/** The same letters typed on another keyboard can be other code points (NIST SP 800-63B, section 3.1.1.2). */
function bytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function base64(data: Buffer): string {
  return data.toString('base64').replace(/={1,2}$/, '')
}

/** A hash of today's cost that no password has. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(HASH_BYTES))}`
