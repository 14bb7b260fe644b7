import type { TracingSettings } from '../process/settings.ts'
import type { Tracing } from './open-telemetry.ts'

export async function startTracing(service: string, settings: TracingSettings): Promise<Tracing | undefined> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(service, settings.OTEL_EXPORTER_OTLP_ENDPOINT, settings.OTEL_TRACES_SAMPLER_ARG)
}
