import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Machine, writeEtc } from './machines.ts'

/** Starts HAProxy in front, with a certificate that only this trial trusts. Returns the file of its authority. */
export function startFront(front: Machine, folder: string, root: string): string {
  const [key, certificate] = [join(folder, 'front.key'), join(folder, 'front.crt')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=front']
  const names = ['-addext', 'subjectAltName=DNS:front']
  execFileSync('openssl', [...request, ...names, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  writeEtc(front.name, 'haproxy/juniper.pem', readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
  front.start('haproxy', ['-f', join(root, 'deploy/haproxy/front.cfg')], { log: 'haproxy' })
  return certificate
}
