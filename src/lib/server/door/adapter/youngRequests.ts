import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { VitePlugin } from './programs.ts'

/** A change of a module: the text from `start` to `end`, both included, becomes `made`. */
interface Change {
  start: string
  end: string
  made: string
}

const made = `{
      generator: ASTRO_GENERATOR,
      site: getSite(this.manifest),
      originPathname: getOriginPathname,
      logger: () => astroToRuntimeLogger(this.logger)
    }`

const changes: Record<string, readonly Change[]> = {
  '/astro/dist/core/fetch/fetch-state.js': [
    { start: '      get locals() {\n        return self.locals;', end: '}', made: '      locals: options?.locals' },
    { start: '      get headers() {', end: 'AstroResponseHeadersReassigned);\n      }\n', made: '      headers\n' },
    {
      start: '    const Astro = Object.assign(Object.create(astroPagePartial), {',
      end: '    return Astro;',
      made: `    const Astro = new ComponentGlobal(astroPagePartial, { props, slots: (component) => this.slotsOf(result, component) });
    Astro[slotValuesSymbol] = slotValues;
    return Astro;`,
    },
    {
      start: '    const partial = {',
      end: '    return partial;\n  }\n',
      made: `    return Object.assign(new RequestContext(this, ${made}), {
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
      made: `    const ctx = new RequestContext(this, ${made});`,
    },
  ],
  '/astro/dist/core/middleware/index.js': [
    {
      start: '  const context = {\n    cookies: new AstroCookies',
      end: '  return Object.assign(context, {',
      made: `  const context = {
    cookies: new AstroCookies(request, getMiddlewareLogger()),
    request,
    params,
    url,
    locals,
    clientAddress,
    generator: ASTRO_GENERATOR,
    props: {},
    isPrerendered: false,
    redirect: (path, status = 302) => new Response(null, { status, headers: { Location: path } }),
    rewrite
  };
  return Object.assign(context, {`,
    },
  ],
  '/astro/dist/runtime/server/render/astro/instance.js': [
    { start: '      this.slotValues[name] = () => {', end: '\n', made: '      const render = () => {\n' },
    {
      start: '        return slots[name](result);',
      end: '};',
      made: '        return slots[name](result);\n      };\n      this.slotValues[name] = render;',
    },
  ],
}

/**
 * Lets the collections of young objects free what belongs to one request. V8 makes three kinds of objects old at once,
 * and they keep what they refer to until a full collection: accessors that are defined on an object (`get` in a
 * literal), the hidden class of an heir (`Object.create`), and functions that are assigned to a property. Astro makes
 * all of them for each request, so each page with its whole state became old: 90 to 190 KB.
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
      const changed = (changes[module] ?? []).reduce((text, change) => replaced(text, change, module), code)
      const contexts = fileURLToPath(new URL('requestContexts.ts', import.meta.url))
        .split(sep)
        .join('/')
      return `import { ComponentGlobal, RequestContext } from '${contexts}'\n${changed}`
    },
  },
}

function replaced(code: string, { start, end, made }: Change, module: string): string {
  const from = code.indexOf(start)
  const to = code.indexOf(end, from + start.length)
  if (from < 0 || to < 0 || code.includes(start, from + 1))
    throw new Error(`Astro has changed: see how ${module} makes the contexts of a request.`)
  return code.slice(0, from) + made + code.slice(to + end.length)
}
