export { t as runDoor } from "./runDoor_BDpHh-J-.mjs";
