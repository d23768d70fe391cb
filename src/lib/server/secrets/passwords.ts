import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's argon2id setting with the least memory: 19 MiB, two passes, one lane; it takes about 50 ms. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Hashes a password outside the main thread. The text is in PHC string format and includes its settings and salt. */
export async function hashPassword(password: string): Promise<string> {
  return write({ ...COST, nonce: randomBytes(SALT_BYTES) }, password)
}

/**
 * Whether the password matches the hash. Without a hash (an unknown name, no password yet) it does the same work and
 * returns false, so that the time does not show which case it was.
 */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const stored = read(hash ?? NOBODY)
  if (!stored) throw new Error('A stored password hash has a form that this program does not write.')
  const tried = await derive('argon2id', { ...stored.cost, message: bytes(password), tagLength: stored.hash.length })
  return timingSafeEqual(tried, stored.hash) && hash !== null && hash !== undefined
}

/** Whether a hash was made with older settings; it is replaced when the user next types the password. */
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

/** The same letters can have other code points on another keyboard (NIST SP 800-63B, section 3.1.1.2). */
function bytes(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function base64(data: Buffer): string {
  return data.toString('base64').replace(/={1,2}$/, '')
}

/** A hash with the current settings that no password matches. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(HASH_BYTES))}`
