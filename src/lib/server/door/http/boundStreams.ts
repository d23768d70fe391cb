import type { SendStream } from './exchange.ts'
import type { Refuse } from './refuse.ts'

/** Streams of one process at once. Each keeps the database busy for as long as its client reads. */
const STREAMS = 4

/** Limits how many streams are sent at once. A client that stops reading is disconnected as every idle client. */
export function boundStreams(sendStream: SendStream, refuse: Refuse): SendStream {
  let running = 0
  return async (exchange, answer) => {
    if (running >= STREAMS) {
      await answer.stream.cancel()
      return refuse(exchange, 503)
    }
    running++
    try {
      await sendStream(exchange, answer)
    } finally {
      running--
    }
  }
}
