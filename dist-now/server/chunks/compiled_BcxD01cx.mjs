export { n as keepCompiled } from "./compiled_D6JcLrv4.mjs";
