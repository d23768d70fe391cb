// `npm run check`: all checks that do not run the product. The steps run at the same time; the output of each is shown
// together, and one failure fails the whole check.
import { spawn } from 'node:child_process'
import { install, node } from './lib/machine.mjs'

install()
const bin = (name, ...args) => [node(), [`node_modules/${name}`, ...args]]
const steps = {
  // The native compiler does not know Astro files, and the check of Astro takes four times as long for all others.
  // With several threads, each of them works out for itself what two files share: twice the processor time.
  types: bin('typescript-native/bin/tsc', '--noEmit', '--project', '.', '--singleThreaded'),
  astro: bin(
    'astro/bin/astro.mjs',
    ...['check', '--tsconfig', 'tsconfig.astro.json'],
    ...['--minimumSeverity', 'error', '--minimumFailingSeverity', 'error'],
  ),
  lint: bin('@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', 'src', 'demo', 'tests', 'scripts', 'deploy'),
  // Prettier takes forty times as long for the same text, but it alone knows Astro files.
  format: bin('oxfmt/bin/oxfmt', '--list-different', '.'),
  astroFormat: bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', 'src/**/*.astro'),
  styles: bin('stylelint/bin/stylelint.mjs', 'src/**/*.css'),
  patterns: [node(), ['scripts/checks/patterns.mjs']],
  strings: [node(), ['scripts/checks/strings.mjs']],
  words: [node(), ['scripts/checks/words.mjs']],
  walls: bin('vitest/vitest.mjs', 'run', '--project', 'walls', '--reporter', 'dot'),
}

const results = await Promise.all(Object.entries(steps).map(([name, step]) => runStep(name, step)))
const failed = results.filter(({ status }) => status !== 0)
for (const { name, output } of failed) console.error(`\n── ${name} ──\n${output.trimEnd()}`)
console.error(`check: ${results.map(({ name, status }) => `${name} ${status === 0 ? 'ok' : 'FAILED'}`).join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)

function runStep(name, [command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (status) => resolve({ name, status: status ?? 1, output }))
  })
}
