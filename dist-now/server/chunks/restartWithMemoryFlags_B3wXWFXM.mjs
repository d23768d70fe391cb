export { t as becomeLean } from "./restartWithMemoryFlags_Ceg4UQB7.mjs";
