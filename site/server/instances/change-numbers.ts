import type { Redis } from 'ioredis'
import { everyKey, type Position } from './change-channel.ts'

/** More keys than this are not remembered one by one: then everything counts as changed. */
const maxKeys = 20_000
const ofKey = (key: string) => `key:${key}`

/** One hash holds epoch and numbers, so that a server that loses any of them loses them all. */
const joining = `
local epoch, number = unpack(redis.call('HMGET', KEYS[1], 'epoch', 'number'))
if not epoch or (epoch == ARGV[2] and tonumber(number) < tonumber(ARGV[3])) then
  epoch, number = ARGV[1], 0
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'epoch', epoch, 'number', number)
end
return {epoch, tonumber(number)}`

const announcing = `
local epoch = redis.call('HGET', KEYS[1], 'epoch') or ARGV[3]
local number = redis.call('HINCRBY', KEYS[1], 'number', 1)
local keys = {unpack(ARGV, 4)}
if redis.call('HLEN', KEYS[1]) > ${maxKeys} then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'number', number, '${ofKey(everyKey)}', number)
end
redis.call('HSET', KEYS[1], 'epoch', epoch)
for _, key in ipairs(keys) do redis.call('HSET', KEYS[1], '${ofKey('')}' .. key, number) end
redis.call('PUBLISH', ARGV[1], cjson.encode({from = ARGV[2], epoch = epoch, number = number, keys = keys}))`

/** The numbers of changes, which Redis gives in the same step in which it publishes a change. */
export const changeNumbers = (name: string) => ({
  /**
   * The last change of all. A server that has lost what this instance knows of, because it was emptied or because one took its
   * place that lagged behind, begins a new epoch.
   */
  async join(redis: Redis, known: Position | undefined, newEpoch: string): Promise<Position> {
    const reply = await redis.eval(joining, 1, name, newEpoch, known?.epoch ?? '', known?.number ?? 0)
    const [epoch, number] = reply as [string, number]
    return { epoch, number }
  },

  async announce(redis: Redis, channel: string, change: { from: string; newEpoch: string; keys: string[] }) {
    await redis.eval(announcing, 1, name, channel, change.from, change.newEpoch, ...change.keys)
  },

  async lastChange(redis: Redis, keys: string[]): Promise<Position & { ofKeys: number }> {
    const fields = [everyKey, ...keys].map(ofKey)
    const [epoch, last, ...numbers] = await redis.hmget(name, 'epoch', 'number', ...fields)
    const number = Number(last)
    // What was made from everything depends on any change.
    const ofKeys = keys.includes(everyKey) ? number : Math.max(...numbers.map(Number))
    return { epoch: epoch ?? '', number, ofKeys }
  },
})
