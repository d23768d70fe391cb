import { test } from 'vitest'
import { openApi } from '#server/http/openapi.ts'
test('x', async () => {
  const files = import.meta.glob(
    [
      '../../../src/pages/api/v2/**/*.ts',
      '!../../../src/pages/api/v2/_*.ts',
      '!../../../src/pages/api/v2/openapi.json.ts',
    ],
    { eager: true },
  )
  const doc = openApi(
    Object.fromEntries(Object.entries(files).map(([k, v]) => [k.replace('../../../src/pages/api/v2', '.'), v])),
    { title: 'x', server: 'https://x.test' },
  )
  const { writeFileSync } = await import('node:fs')
  writeFileSync('/tmp/people/openapi.json', JSON.stringify(doc, null, 1))
})
