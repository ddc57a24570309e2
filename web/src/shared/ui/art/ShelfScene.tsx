import styles from './ShelfScene.module.css';

/** A well-kept larder: two shelves, jars, oil, bread, a book. */
export function ShelfScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 400" aria-hidden focusable="false">
      <UpperShelf />
      <LowerShelf />
      <Herbs />
    </svg>
  );
}

function UpperShelf() {
  return (
    <g>
      <rect x="30" y="178" width="420" height="13" rx="4" className={styles.wood} />
      <path d="M78 191v22M402 191v22" className={styles.bracket} />
      <Jar x={62} y={88} width={72} height={90} fill={styles.jam} />
      <Jar x={146} y={112} width={54} height={66} fill={styles.berry} />
      <g>
        <path
          d="M232 98c0-10 6-12 6-22h20c0 10 6 12 6 22v72a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8z"
          className={styles.glass}
        />
        <path d="M232 116h32v54a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8z" className={styles.oil} />
        <rect x="239" y="64" width="18" height="13" rx="3" className={styles.cork} />
      </g>
      <Jar x={284} y={100} width={62} height={78} fill={styles.sea} />
      <g className={styles.bowls}>
        <path d="M362 160h76a38 30 0 0 1-24 18h-28a38 30 0 0 1-24-18z" className={styles.bowlLow} />
        <path d="M368 142h64a34 28 0 0 1-18 18h-28a34 28 0 0 1-18-18z" className={styles.bowlHigh} />
      </g>
    </g>
  );
}

function LowerShelf() {
  return (
    <g>
      <rect x="30" y="348" width="420" height="13" rx="4" className={styles.wood} />
      <path d="M78 361v22M402 361v22" className={styles.bracket} />
      <g>
        <path d="M56 348c-10-34 6-66 58-66s68 32 58 66z" className={styles.crust} />
        <path d="M82 300l12 20M110 294l10 20M138 300l8 18" className={styles.score} />
      </g>
      <Jar x={190} y={244} width={78} height={104} fill={styles.grain} />
      <g>
        <rect x="286" y="252" width="26" height="96" rx="4" className={styles.bookOne} />
        <rect x="314" y="264" width="22" height="84" rx="4" className={styles.bookTwo} />
        <path d="M292 270h14M292 330h14M319 280h12" className={styles.gilt} />
      </g>
      <g>
        <path d="M352 300h84v36a12 12 0 0 1-12 12h-60a12 12 0 0 1-12-12z" className={styles.pot} />
        <rect x="344" y="290" width="100" height="12" rx="6" className={styles.potRim} />
        <path d="M394 290v-10M384 278h20" className={styles.knob} />
        <path d="M376 262c-8-10 8-14 0-26M410 262c-8-10 8-14 0-26" className={styles.steam} />
      </g>
    </g>
  );
}

function Jar({
  x,
  y,
  width,
  height,
  fill,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string | undefined;
}) {
  const level = y + height * 0.28;
  const bottom = y + height;
  const wave = `c${width * 0.25}-8 ${width * 0.5} 7 ${width} 0`;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="13" className={styles.glass} />
      <path
        d={`M${x} ${level}${wave}V${bottom - 13}a13 13 0 0 1-13 13h${26 - width}a13 13 0 0 1-13-13z`}
        className={fill}
      />
      <rect x={x + 7} y={y - 12} width={width - 14} height="13" rx="4" className={styles.lid} />
      <rect
        x={x + width * 0.2}
        y={bottom - height * 0.46}
        width={width * 0.6}
        height={height * 0.27}
        rx="4"
        className={styles.label}
      />
      <path d={`M${x + width * 0.32} ${bottom - height * 0.33}h${width * 0.36}`} className={styles.ink} />
    </g>
  );
}

function Herbs() {
  return (
    <g>
      <path d="M150 0v22M330 0v16" className={styles.string} />
      <path d="M150 22c-16 8-22 26-14 44c8-4 12-10 14-18c2 8 6 14 14 18c8-18 2-36-14-44z" className={styles.leafDark} />
      <path d="M330 16c-14 8-20 22-14 38c7-3 12-9 14-16c2 7 7 13 14 16c6-16 0-30-14-38z" className={styles.leaf} />
    </g>
  );
}
