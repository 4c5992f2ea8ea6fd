type Listener = (event: { data: unknown }) => void

class TimerMessagePort {
  onmessage: Listener | null = null
  private readonly listeners = new Set<Listener>()
  private deliver: (data: unknown) => void = () => {}

  connect(other: TimerMessagePort): void {
    this.deliver = (data) => setTimeout(() => { other.receive(data) }, 0)
  }

  postMessage(data?: unknown): void {
    this.deliver(data)
  }

  addEventListener(_: 'message', listener: Listener): void {
    this.listeners.add(listener)
  }

  removeEventListener(_: 'message', listener: Listener): void {
    this.listeners.delete(listener)
  }

  start(): void {}

  close(): void {
    this.deliver = () => {}
  }

  private receive(data: unknown): void {
    const event = { data }
    this.onmessage?.(event)
    for (const listener of this.listeners) listener(event)
  }
}

/** A MessageChannel with timers, because that of worker_threads keeps the jest process alive. */
export class TimerMessageChannel {
  readonly port1 = new TimerMessagePort()
  readonly port2 = new TimerMessagePort()

  constructor() {
    this.port1.connect(this.port2)
    this.port2.connect(this.port1)
  }
}
