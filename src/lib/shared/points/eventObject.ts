/** What an event was about, as far as it is known. */
interface About {
  source: string
  external_id: string
  training_id: number | null
  object?: string | undefined
}

const ITSELF = 'event:'

/** What “once per object” means for an event: its training, else what its source names, else the event itself. */
export function objectOf({ source, external_id, training_id, object }: About): string {
  if (training_id !== null) return `training:${training_id}`
  return object || `${ITSELF}${source}:${external_id}`
}

/** The object as a period counts it: events that are their own objects count together. */
export function periodicObject(object: string): string {
  return object.startsWith(ITSELF) ? '' : object
}
