import { expect, test } from 'vitest'
import { type CircuitChange, createCircuit } from './circuit.server.ts'

function setUp() {
  const clock = { now: 0 }
  const changes: CircuitChange[] = []
  const circuit = createCircuit(
    change => changes.push(change),
    () => clock.now,
  )
  const fail = (times: number, about?: string) => {
    for (let time = 0; time < times; time += 1) circuit.enter()?.failed(about)
  }
  return { clock, changes, circuit, fail }
}

test('five failures open it, four do not', () => {
  const { circuit, fail } = setUp()
  fail(4)
  expect(circuit.state()).toBe('closed')
  fail(1)
  expect(circuit.state()).toBe('open')
  expect(circuit.enter()).toBeUndefined()
})

test('failures among more successes do not open it', () => {
  const { circuit } = setUp()
  for (let round = 0; round < 40; round += 1) {
    circuit.enter()?.succeeded()
    circuit.enter()?.succeeded()
    circuit.enter()?.failed()
  }
  expect(circuit.state()).toBe('closed')
})

test('old failures do not count', () => {
  const { circuit, clock, fail } = setUp()
  fail(4)
  clock.now += 31_000
  fail(4)
  expect(circuit.state()).toBe('closed')
})

test('one broken address does not open the circuit', () => {
  const { circuit, fail } = setUp()
  fail(50, '/broken')
  expect(circuit.state()).toBe('closed')
  for (const path of ['/1', '/2', '/3', '/4']) fail(1, path)
  expect(circuit.state()).toBe('open')
})

test('after the pause one trial call is made, others are refused, and its success closes the circuit', () => {
  const { circuit, clock, changes, fail } = setUp()
  fail(5)
  clock.now += 1000
  const probe = circuit.enter()
  expect(probe).toBeDefined()
  expect(circuit.state()).toBe('half-open')
  expect(circuit.enter()).toBeUndefined()
  probe?.succeeded()
  expect(circuit.state()).toBe('closed')
  expect(changes).toEqual(['opened', 'closed'])
})

test('pauses grow to four seconds and no more', () => {
  const { circuit, clock, fail } = setUp()
  fail(5)
  const pauses = [1000, 2000, 4000, 4000].map(pause => {
    clock.now += pause - 1
    expect(circuit.enter()).toBeUndefined()
    clock.now += 1
    circuit.enter()?.failed()
    return pause
  })
  expect(pauses).toHaveLength(4)
})

test('a retracted trial lets the next call try', () => {
  const { circuit, clock, fail } = setUp()
  fail(5)
  clock.now += 1000
  circuit.enter()?.retracted()
  expect(circuit.enter()).toBeDefined()
})

test('calls from before it opened neither close nor prolong it', () => {
  const { circuit, clock, fail } = setUp()
  const late = circuit.enter()
  const later = circuit.enter()
  fail(5)
  late?.succeeded()
  expect(circuit.state()).toBe('open')
  clock.now += 1000
  const probe = circuit.enter()
  later?.failed()
  expect(circuit.state()).toBe('half-open')
  probe?.succeeded()
  expect(circuit.state()).toBe('closed')
})
