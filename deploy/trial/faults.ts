import { setTimeout as wait } from 'node:timers/promises'
import type { Databases } from './databases.ts'
import type { Machine, Name } from './machines.ts'
import type { WebNodes } from './webNodes.ts'

/** One thing that goes wrong under load, until everything is whole again. */
export interface Fault {
  name: string
  run(): Promise<void>
}

const SECOND = 1000

/** The faults of the trial, in their order. After each the set-up is whole again. */
export function listFaults({
  machines,
  databases,
  web,
  roll,
}: {
  machines: Record<Name, Machine>
  databases: Databases
  web: WebNodes
  /** Brings a version with another migration to one node after the other. */
  roll: () => Promise<void>
}): Fault[] {
  return [
    {
      name: 'a web node is killed',
      async run() {
        machines.web2.powerOff()
        await wait(20 * SECOND)
        web.powerOn('web2')
        await web.untilReady('web2')
      },
    },
    {
      name: 'the primary is killed',
      async run() {
        const name = databases.primary()
        machines[name].powerOff()
        await wait(40 * SECOND)
        databases.powerOn(name)
        await databases.untilWhole()
      },
    },
    {
      name: 'a replica is killed',
      async run() {
        const [name] = databases.replicas()
        if (!name) throw new Error('There is no replica.')
        machines[name].powerOff()
        await wait(30 * SECOND)
        databases.powerOn(name)
        await databases.untilWhole()
      },
    },
    {
      name: "etcd's leader is killed",
      async run() {
        const name = databases.etcdLeader()
        databases.killEtcd(name)
        await wait(30 * SECOND)
        databases.startEtcd(name)
        await databases.untilWhole()
      },
    },
    {
      name: 'the primary is cut off from the replicas for 30 s',
      async run() {
        const join = machines[databases.primary()].cutFrom(databases.replicas())
        await wait(30 * SECOND)
        join()
        await wait(10 * SECOND)
        await databases.untilWhole()
      },
    },
    {
      name: 'a web node is frozen for 60 s',
      async run() {
        machines.web3.freeze()
        await wait(60 * SECOND)
        machines.web3.thaw()
        await web.untilReady('web3')
      },
    },
    {
      name: 'the disk of the primary is full',
      async run() {
        const makeRoom = databases.fillDisk(databases.primary())
        await wait(40 * SECOND)
        makeRoom()
        await databases.untilWhole()
      },
    },
    { name: 'a rolling deploy with a migration', run: roll },
  ]
}
