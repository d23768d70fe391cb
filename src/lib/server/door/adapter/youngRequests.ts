import { createHash } from 'node:crypto'
import { sep } from 'node:path'
import { moduleAddress, type VitePlugin } from './programs.ts'

/** A change of a module: the text from `start` to `end`, both included, becomes `text`. */
interface Change {
  start: string
  end: string
  /** The SHA-256 of the text before: each change of Astro there must be read. */
  hash: string
  text: string
}

const astroParts = `{
      generator: ASTRO_GENERATOR,
      site: getSite(this.manifest),
      originPathname: getOriginPathname,
      logger: () => astroToRuntimeLogger(this.logger)
    }`

const contexts = JSON.stringify(moduleAddress(new URL('requestContexts.ts', import.meta.url)))

const changes: Record<string, readonly Change[]> = {
  '/astro/dist/core/fetch/fetch-state.js': [
    {
      start: 'import colors from',
      end: '\n',
      hash: '9a624cfa88949574',
      text: `import colors from "piccolore";\nimport { ComponentGlobal, RequestContext } from ${contexts};\n`,
    },
    {
      start: '      get locals() {\n        return self.locals;',
      end: '}',
      hash: 'df58295dfabbd856',
      text: '      locals: options?.locals',
    },
    {
      start: '      get headers() {',
      end: 'AstroResponseHeadersReassigned);\n      }\n',
      hash: 'abc68c08e0928fd5',
      text: '      headers\n',
    },
    {
      start: '    const Astro = Object.assign(Object.create(astroPagePartial), {',
      end: '    return Astro;',
      hash: '3a480f95d9b39aa8',
      text: `    const Astro = new ComponentGlobal(astroPagePartial, { props, slots: (component) => this.slotsOf(result, component) });
    Astro[slotValuesSymbol] = slotValues;
    return Astro;`,
    },
    {
      start: '    const partial = {',
      end: '    return partial;\n  }\n',
      hash: '7da79992177547a4',
      text: `    return Object.assign(new RequestContext(this, ${astroParts}), {
      redirect,
      rewrite,
      response,
      getActionResult: createGetActionResult(locals),
      callAction
    });
  }
  slotsOf(result, component) {
    const slotsByAstro = result._metadata.slotsByAstro ??= new WeakMap();
    let slots = slotsByAstro.get(component);
    if (slots === void 0) {
      slots = new Slots(result, component[slotValuesSymbol] ?? null, this.logger);
      slotsByAstro.set(component, slots);
    }
    return slots;
  }
`,
    },
    {
      start: '    const ctx = {\n      get cookies()',
      end: '    this.defineProviderGetters(ctx);',
      hash: 'ebe8736894aa9fc6',
      text: `    const ctx = new RequestContext(this, ${astroParts});`,
    },
  ],
  '/astro/dist/runtime/server/render/astro/instance.js': [
    {
      start: '      this.slotValues[name] = () => {',
      end: '\n',
      hash: 'bf550321bc3cfa93',
      text: '      const render = () => {\n',
    },
    {
      start: '        return slots[name](result);',
      end: '};',
      hash: 'd983218ad6436eeb',
      text: '        return slots[name](result);\n      };\n      this.slotValues[name] = render;',
    },
  ],
}

const changed = new Set<string>()

/**
 * Lets the collections of young objects free what belongs to one request. V8 makes three kinds of objects old at once,
 * and they keep what they refer to until a full collection: accessors that are defined on an object (`get` in a
 * literal), the hidden class of an heir (`Object.create`), and functions that are assigned to a property. Astro makes
 * all of them for each request, so each page with its whole state became old: 90 to 190 KB.
 *
 * Of the contexts of pages, the names that were accessors are
 * not copied by `{ ...context }`, a new value for `locals` or `response.headers` gets no message of Astro, and of all
 * providers only `session` and `cache` are there.
 */
export const youngRequests: VitePlugin = {
  name: 'young-requests',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/astro\/dist\/(?:core|runtime)\// },
    handler(code, id) {
      const module = Object.keys(changes).find((path) => id.split(sep).join('/').endsWith(path))
      if (!module) return undefined
      changed.add(module)
      return (changes[module] ?? []).reduce((text, change) => replaced(text, change, module), code)
    },
  },
  buildEnd(error) {
    const missing = Object.keys(changes).filter((module) => !changed.has(module))
    if (!error && missing.length > 0) throw new Error(`Astro has no such module now: ${missing.join(', ')}`)
  },
}

function replaced(code: string, { start, end, hash, text }: Change, module: string): string {
  const from = code.indexOf(start)
  const to = code.indexOf(end, from + start.length) + end.length
  const before = from < 0 || to < end.length ? '' : code.slice(from, to)
  const found = createHash('sha256').update(before).digest('hex').slice(0, hash.length)
  if (found !== hash || code.includes(start, from + 1))
    throw new Error(`Astro has changed: read how ${module} makes the contexts of a request (${found}).`)
  return code.slice(0, from) + text + code.slice(to)
}
