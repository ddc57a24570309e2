/** How fast weights move and how strongly they are drawn to zero (McMahan et al. 2013, "FTRL-Proximal"). */
export interface FtrlOptions {
  rate: number;
  beta: number;
  /** Weights without a good reason are exactly zero, which keeps the model small. */
  l1: number;
  l2: number;
}

const TOO_SMALL = 1e-4;

/** Weights that learn one example at a time, each at a pace of its own. */
export class FtrlWeights {
  readonly values: Float32Array;
  private readonly pulls: Float32Array;
  private readonly squares: Float32Array;

  constructor(
    size: number,
    private readonly options: FtrlOptions,
  ) {
    this.values = new Float32Array(size);
    this.pulls = new Float32Array(size);
    this.squares = new Float32Array(size);
  }

  /** Moves one weight against its gradient. */
  learn(index: number, gradient: number): void {
    if (gradient < TOO_SMALL && gradient > -TOO_SMALL) return;
    const { rate, beta, l1, l2 } = this.options;
    const square = this.squares[index] ?? 0;
    const grown = square + gradient * gradient;
    const step = (Math.sqrt(grown) - Math.sqrt(square)) / rate;
    const pull = (this.pulls[index] ?? 0) + gradient - step * (this.values[index] ?? 0);
    this.squares[index] = grown;
    this.pulls[index] = pull;
    const beyond = pull > l1 ? pull - l1 : pull < -l1 ? pull + l1 : 0;
    this.values[index] = beyond === 0 ? 0 : -beyond / ((beta + Math.sqrt(grown)) / rate + l2);
  }
}
