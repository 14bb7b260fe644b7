/** The first 32 bits of the fractional parts of a root of the first primes: the constants of FIPS 180-4. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++) {
    if (primesBelow(number).every(prime => number % prime)) primes.push(((root(number) % 1) * 2 ** 32) | 0)
  }
  return primes
}
const primesBelow = (number: number) => Array.from({ length: Math.max(0, number - 2) }, (_, index) => index + 2)

const constants = fractions(64, Math.cbrt)
const initial = fractions(8, Math.sqrt)

const rotated = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** SHA-256 in hexadecimal (FIPS 180-4), for pages without `crypto.subtle`, which browsers offer only over https. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text))
  const hash = Int32Array.from(initial)
  for (let start = 0; start < words.length; start += 16) addBlock(hash, words.subarray(start, start + 16))
  return [...new Uint32Array(hash.buffer)].map(word => word.toString(16).padStart(8, '0')).join('')
}

/** Appends a one bit, zeros and the length in bits, to whole blocks of sixteen words. */
function padded(bytes: Uint8Array): Int32Array {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const view = new DataView(new ArrayBuffer(blocks * 64))
  for (const [index, byte] of bytes.entries()) view.setUint8(index, byte)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return Int32Array.from({ length: blocks * 16 }, (_, index) => view.getInt32(index * 4))
}

function addBlock(hash: Int32Array, block: Int32Array): void {
  const schedule = new Int32Array(64)
  schedule.set(block)
  const at = (index: number) => schedule[index] as number
  for (let index = 16; index < 64; index++) {
    const [early, late] = [at(index - 15), at(index - 2)]
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
    schedule[index] = at(index - 16) + first + at(index - 7) + second
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let index = 0; index < 64; index++) {
    const first = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const one = (h + first + ((e & f) ^ (~e & g)) + (constants[index] as number) + at(index)) | 0
    const second = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const two = (second + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] as number) + word
}
