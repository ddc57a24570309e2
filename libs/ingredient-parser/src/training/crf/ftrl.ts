/** Learning rate and regularization (McMahan et al. 2013, "FTRL-Proximal"). */
export interface FtrlOptions {
  rate: number;
  beta: number;
  /** L1 regularization: sets weights with little evidence to zero, to reduce the size of the model. */
  l1: number;
  l2: number;
}

/** Smaller gradients are ignored, to save time. */
const MIN_GRADIENT = 1e-4;

/** Weights for online learning, each with its own learning rate. */
export class FtrlWeights {
  readonly values: Float32Array;
  private readonly adjustedGradients: Float32Array;
  private readonly squares: Float32Array;

  constructor(
    size: number,
    private readonly options: FtrlOptions,
  ) {
    this.values = new Float32Array(size);
    this.adjustedGradients = new Float32Array(size);
    this.squares = new Float32Array(size);
  }

  /** Updates a weight by its gradient. */
  learn(index: number, gradient: number): void {
    if (gradient < MIN_GRADIENT && gradient > -MIN_GRADIENT) return;
    const { rate, beta, l1, l2 } = this.options;
    const square = this.squares[index] ?? 0;
    const squareSum = square + gradient * gradient;
    const step = (Math.sqrt(squareSum) - Math.sqrt(square)) / rate;
    const adjusted = (this.adjustedGradients[index] ?? 0) + gradient - step * (this.values[index] ?? 0);
    this.squares[index] = squareSum;
    this.adjustedGradients[index] = adjusted;
    const shrunk = Math.sign(adjusted) * Math.max(0, Math.abs(adjusted) - l1);
    this.values[index] = shrunk === 0 ? 0 : -shrunk / ((beta + Math.sqrt(squareSum)) / rate + l2);
  }
}
