import { mkdirSync } from 'node:fs'
import { copyOfManyLearners } from './points/manyLearners.ts'
mkdirSync('/tmp/speed/seed', { recursive: true }); mkdirSync('data/bench', { recursive: true })
const began = performance.now()
await copyOfManyLearners('/tmp/speed/seed', Number(process.argv[2]), console.log)
console.log(((performance.now() - began) / 1000).toFixed(1), 's')
