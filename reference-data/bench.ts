/** Prints the time of airport look-ups on one core: `node reference-data/bench.ts`. */
import { findAirports } from './airport-search.ts'
import { airports } from './airports.ts'

const typed = ['p', 'pe', 'pen', 'penang', 'pennang', 'kuala lumpr', 'tokyo', 'united states', 'xyzzyq', 'new yrok']
const weighted = airports.filter(airport => airport.weight > 0)
const rounds = 2000

for (let round = 0; round < 500; round++) findAirports(typed[round % typed.length] ?? '')
const times: number[] = []
for (let round = 0; round < rounds; round++) {
  const city = weighted[(round * 7) % weighted.length]?.city ?? ''
  // One third has a letter missing, one third is incomplete.
  const variants = [city, city.slice(0, 3), city.slice(0, 2) + city.slice(3), typed[round % typed.length] ?? '']
  const start = performance.now()
  findAirports(variants[round % variants.length] ?? '')
  times.push(performance.now() - start)
}
times.sort((a, b) => a - b)
const at = (share: number) => `${(times[Math.floor(share * (rounds - 1))] ?? 0).toFixed(2)} ms`
console.log(
  `${airports.length} airports, ${rounds} look-ups: p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, worst ${at(1)}`,
)
