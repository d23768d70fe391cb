import { callsIn, type ContractCall, type Paths, schemasOf } from './calls.ts'
import { type Forms, formsOf } from './forms.ts'
import type { Thing } from './json.ts'

interface Contract {
  groups: [name: string, calls: ContractCall[]][]
  forms: Forms
}

/** The calls of a document in groups, with their forms; a document never changes, so it is read once. */
export function contractOf(paths: Paths, schemas: Readonly<Record<string, Thing | boolean>>): Contract {
  const contract = known.get(paths) ?? readContract(paths, schemas)
  known.set(paths, contract)
  return contract
}

const known = new WeakMap<Paths, Contract>()

function readContract(paths: Paths, schemas: Readonly<Record<string, Thing | boolean>>): Contract {
  const calls = callsIn(paths)
  const forms = formsOf(
    schemas,
    calls.flatMap((call) => schemasOf(call).map((schema) => [schema, call.subject] as const)),
  )
  return { groups: [...Map.groupBy(calls, ({ group }) => group)], forms }
}
