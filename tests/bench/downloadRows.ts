import { request } from 'node:http'
import { writeFileSync } from 'node:fs'
import { peakOf } from './points/peakOf.ts'

interface Wanted {
  url: string
  cookie: string
  /** The process that answers. */
  pid: number | undefined
  /** The client leaves after this number of rows. */
  rows: number
  bytesASecond: number
}

interface Download {
  rows: number
  seconds: number
  /** Milliseconds until the first byte. */
  first: number
  /** The maximum memory of the server in MiB, after a tenth of the rows and at the end. */
  tenth: number
  end: number
}

/** Downloads a CSV file as a client of some speed. */
export function downloadRows({ url, cookie, pid, rows: most, bytesASecond }: Wanted): Promise<Download> {
  forgetPeak(pid)
  const began = performance.now()
  let [rows, bytes, first, tenth] = [0, 0, 0, 0]
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { cookie } }, async (answer) => {
      if (answer.statusCode !== 200) throw new Error(`The download answered ${answer.statusCode}`)
      first = performance.now() - began
      for await (const chunk of answer) {
        for (const byte of chunk) if (byte === 10) rows++
        bytes += chunk.length
        if (tenth === 0 && rows > most / 10) tenth = peakOf(pid)
        const ahead = (bytes / bytesASecond) * 1000 - (performance.now() - began)
        if (ahead > 50) await new Promise((rest) => setTimeout(rest, ahead))
        if (rows > most) break
      }
      resolve({ rows, seconds: (performance.now() - began) / 1000, first, tenth, end: peakOf(pid) })
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Linux counts the peak of a process again from here. */
function forgetPeak(pid: number | undefined): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
