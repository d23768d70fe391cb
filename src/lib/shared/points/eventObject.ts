/** The known object of an event. */
interface About {
  source: string
  external_id: string
  training_id: number | null
  object?: string | undefined
}

const ITSELF = 'event:'

/**
 * The object that “once per object” counts: the training, else the object that the source names, else the event itself.
 */
export function objectOf({ source, external_id, training_id, object }: About): string {
  if (training_id !== null) return `training:${training_id}`
  return object || `${ITSELF}${source}:${external_id}`
}

/** The object that a periodic rule counts: events without an object count together. */
export function periodicObject(object: string): string {
  return object.startsWith(ITSELF) ? '' : object
}
