import { LRUCache } from "lru-cache"

const maxNetworks = 20_000

/** Values by network; the one that was used longest ago makes way. With `max` it would reserve the memory of all entries at once, 0.4 MB. */
export const networkCache = <Value extends {}>() =>
  new LRUCache<string, Value>({ maxSize: maxNetworks, sizeCalculation: () => 1 })
