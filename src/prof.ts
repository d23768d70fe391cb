import { readConfig } from '#server/config.ts'
import { startDoor } from '#server/door/startDoor.ts'
import { Session } from 'node:inspector/promises'
import { writeFileSync } from 'node:fs'
const path = process.argv[2] ?? '/'
const door = await startDoor(readConfig({ DATABASE_URL: 'sqlite:/tmp/lead/site.db', PORT: '0', PAGE_CACHE_MB: '0', LOG_LEVEL: 'warn' }), { distDir: 'data/lead/dist' })
const url = `http://127.0.0.1:${door.port}`
for (let i = 0; i < 100; i++) await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 }); await s.post('Profiler.start')
const t = performance.now(); const c0 = process.cpuUsage()
for (let i = 0; i < 300; i++) await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
const c = process.cpuUsage(c0); console.log('ms per page', (performance.now() - t) / 300, 'cpu ms', (c.user + c.system) / 300e3)
const { profile } = await s.post('Profiler.stop'); writeFileSync('/tmp/lead/prof.json', JSON.stringify(profile))
await door.stop()
process.exit(0)
