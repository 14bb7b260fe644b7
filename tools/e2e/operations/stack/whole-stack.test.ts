import { afterAll, beforeAll, describe } from 'vitest'
import { comesBack } from './comes-back.ts'
import { losesNothing } from './loses-nothing.ts'
import { scoresHighest } from './scores-highest.ts'
import { singleProcesses } from './single-processes.ts'
import { shareStack } from './stack.ts'
import { refusesWrongSettings, saysWhereItIs, startsAndStops } from './starts-and-stops.ts'
import { studioKeepsWords } from './studio-keeps-words.ts'

/* One stack for all of them, in this order: first it runs, then it ends, then single processes use its data. */
const shared = await shareStack()
beforeAll(() => shared.stack.says('Ready in'))
afterAll(() => shared.end())

describe('started', () => saysWhereItIs(shared))
describe('killed with kill -9 and back by itself', () => comesBack(shared))
describe('the database', () => losesNothing(shared))
describe('the studio', () => studioKeepsWords(shared))
describe('under https addresses', () => scoresHighest(shared))
describe('started and stopped', () => startsAndStops(shared))
describe('single processes', () => singleProcesses(shared))
describe('wrong settings', refusesWrongSettings)
