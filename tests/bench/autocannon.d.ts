/** The part of autocannon's programmatic interface that the bench uses (it ships no types). */
declare module 'autocannon' {
  interface Result {
    requests: { average: number }
    /** In milliseconds. */
    latency: { p50: number; p99: number }
    errors: number
    non2xx: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
  }): Promise<Result>
}
