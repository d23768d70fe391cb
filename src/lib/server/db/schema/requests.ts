/** Rate limits, and the stored answers to calls that a client may repeat. */
export interface RequestsSchema {
  throttles: { key: string; hits: number; window_start: string }
  idempotency_keys: IdempotencyKeysTable
}

export interface IdempotencyKeysTable {
  uid: number
  key: string
  body_hash: string
  status: number
  answer: string
  created: string
}
