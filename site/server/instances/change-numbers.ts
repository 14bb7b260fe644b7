import type { Redis } from 'ioredis'

/** Redis begins another epoch when it has lost the number. */
export type Position = { epoch: string; number: number }

/** One hash holds epoch and number, so that a server that loses one loses both. */
const joining = `
local epoch, number = unpack(redis.call('HMGET', KEYS[1], 'epoch', 'number'))
if not epoch or (epoch == ARGV[2] and tonumber(number) < tonumber(ARGV[3])) then
  epoch, number = ARGV[1], 0
  redis.call('HSET', KEYS[1], 'epoch', epoch, 'number', number)
end
return {epoch, tonumber(number)}`

const announcing = `
local epoch = redis.call('HGET', KEYS[1], 'epoch') or ARGV[3]
local number = redis.call('HINCRBY', KEYS[1], 'number', 1)
redis.call('HSET', KEYS[1], 'epoch', epoch)
redis.call('PUBLISH', ARGV[1], cjson.encode({from = ARGV[2], epoch = epoch, number = number, keys = {unpack(ARGV, 4)}}))`

/** Redis numbers a change in the same step in which it publishes it. */
export const changeNumbers = (name: string) => ({
  /** An emptied or lagging Redis server, which lacks changes that this instance knows, begins a new epoch. */
  async join(redis: Redis, last: Position | undefined, newEpoch: string): Promise<Position> {
    const reply = await redis.eval(joining, 1, name, newEpoch, last?.epoch ?? '', last?.number ?? 0)
    const [epoch, number] = reply as [string, number]
    return { epoch, number }
  },

  async announce(redis: Redis, channel: string, change: { from: string; newEpoch: string; keys: string[] }) {
    await redis.eval(announcing, 1, name, channel, change.from, change.newEpoch, ...change.keys)
  },
})
