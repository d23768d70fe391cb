// Loaded before the site (`--import`): each script reaches the browser up to a second late.
import { Server } from 'node:http'

const emit = Server.prototype.emit

Server.prototype.emit = function (name, ...args) {
  if (name !== 'request' || !/^\/_astro\/.*\.js$/.test(args[0].url)) return emit.call(this, name, ...args)
  setTimeout(() => emit.call(this, name, ...args), 300 + 700 * Math.random())
  return true
}
