import { LRUCache } from "lru-cache"

const maxNetworks = 20_000

/** Values by network; the least recently used is removed. With `max` it would reserve the memory of all entries at once, 0.4 MB. */
export const networkCache = <Value extends {}>() =>
  new LRUCache<string, Value>({ maxSize: maxNetworks, sizeCalculation: () => 1 })
