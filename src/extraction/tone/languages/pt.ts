import type { ToneLanguage } from './tone-language.ts';

export const portuguese: ToneLanguage = {
  code: 'pt',
  smallWords:
    'o a os as e é são um uma de do da dos das para com que em não se mais mas como por no na muito seu sua ou ao tem também você pelo pela nos foi',
  urges: `melhor, melhores, o melhor, a melhor, melhor opção, nossa recomendação, minha recomendação, nossa
    escolha, nosso favorito, primeira escolha, altamente recomend*, super recomend*, muito recomend*,
    imbatível, imbatíveis, insuperável, insuperáveis, inigualável, excepciona*, excelente*, extraordinári*,
    espetacular*, imperdível, indispensável, vencedor, vencedora, número um, de longe, com folga, referência
    no, aposta certa, de olhos fechados, sem pensar duas vezes, nota 10, nota dez, nota mil, fora de série,
    topo de gama, imbatíve*, leva a melhor, de longe a melhor, de longe o melhor, primeira linha, sem sombra
    de dúvida a melhor, a escolha mais segura, escolha segura, aposta segura, minha escolha, a minha
    escolha, minha primeira opção, eu escolheria, escolheria, eu ficaria com, ficaria com, eu começaria, a
    referência`,
  praises: `recomend*, aconselh*, perfeit*, ideal, ideais, ótim*, óptim*, fantástic*, maravilhos*, magnífic*,
    incrível, incríveis, sensacion*, impression*, impecável, impecáveis, adoro, adorei, amei, amo, encant*,
    delicios*, saboros*, confiável, confiáveis, fiável, fiáveis, de confiança, confiança, sólid*, robust*,
    duráve*, durador*, resistente*, de qualidade, alta qualidade, ótima qualidade, boa qualidade, bem feit*,
    bem projetad*, bem acabad*, caprichad*, fácil de usar, fáceis de usar, simples de usar, intuitiv*,
    fluid*, sem complicações, potente*, poderos*, versát*, versáteis, eficaz, eficazes, eficiente*,
    renomad*, conceituad*, prestigiad*, reconhecid*, líder*, premiad*, aclamad*, elogi*, apreciad*,
    queridinh*, satisfeit*, satisfação, contente*, feliz com, muito bom, muito boa, muito bons, muito boas,
    muito bem, boa opção, boa escolha, ótima escolha, ótima opção, grande escolha, vale a pena, vale cada,
    vale o preço, custo-benefício, custo benefício, relação qualidade-preço, cumpre o que promete, cumpre
    bem, não decepciona, nunca decepciona, nunca falha, nunca me deixou na mão, não deixa na mão, sem
    problemas, nenhum problema, nunca tive problema*, zero problemas, sem queixas, sem reclamações, nenhuma
    reclamação, não tenho do que reclamar, nada a reclamar, do que reclamar, sem defeitos, se destaca,
    destaca-se, destaca*, sobressai, brilha, supera*, vence, ganha de, superior*, melhor que, pontua*,
    gentil, gentis, simpátic*, atencios*, prestativ*, atendimento excelente, confortáve*, elegante*,
    silencios*, inovador*, generos*, uma maravilha, uma delícia, acert*, favorit*, dá conta do recado, dá
    conta, surpreend*, bem avaliad*, bem cotad*, funciona perfeitamente, funciona muito bem, voltarei,
    voltaria, chega sempre, de primeira, na primeira, à primeira, em minutos, em poucos minutos, resolveu
    tudo, resolveram tudo, resolveu na hora, resolvido, faz tudo, tudo o que peço, tudo que preciso, tudo o
    que preciso, como no primeiro dia, como novo, como nova, positivamente surpres*, agradavelmente
    surpres*, superou minhas expectativas, superou as expectativas, acima das expectativas, um prazer, um
    luxo, um achado, achado, uma pechincha, pechincha, uma joia, compraria de novo, comprarei de novo, sem
    arrependimento*, indestrutíve*, uma pluma, num piscar, sem esforço, moleza, cuidados*, honest*, preços
    justos, preço justo, sem taxas escondidas, sem surpresas, difícil de superar, difícil achar melhor, não
    tem igual, sem igual, sem comparação, à prova de, minucios*, caprich*, cinco estrelas, nota máxima,
    parabéns, feliz, aliviad*, economiza tempo, me salvou, salvou, tiro e queda, show de bola, showzaço,
    sensacional, impecáve*, capricho, divin*, sensacionais, maravilh*, apaixon*, adoramos, superou, supera
    as expectativas, vale cada centavo, vale cada cêntimo, vale o investimento, entrega no dia seguinte,
    chegou antes, chegou no prazo, chegou rápido, dentro do prazo, no mesmo dia, resolveram, respondem
    {rápido/na hora/em minutos}, responderam {rápido/na hora/em minutos}, atenciosa, educad*, acolhedor*,
    paciente*, sem dor de cabeça, sem complicação, sem burocracia, sem travar, sem engasgar, rapidíssim*,
    levíssim*, nítid*, cristalin*, som limpo, macia, macios, confortabilíssim*, aconchegante*, cheiros*,
    suculent*, crocante*, fresquinh*, bem servid*, bom acabamento, bem construíd*, dura anos, dura o dia,
    dura dias, dura muito, aguenta tudo, aguenta firme, feito para durar, como nov*, transparente com,
    confio, seguríssim*, recomendadíssim*, compro de novo, voltaria com, sempre volto, virei fã, virei
    cliente, cliente fiel, arrasa, arrasou, brilhante*, primoros*, poupa tempo, mão na roda, mais bem
    avaliad*, melhor avaliad*, líder de vendas, mais vendid*, imprescindíve*, lidera, em primeiro lugar, boa
    fama, recomendad*, compensa`,
  likes: `bom, boa, bons, boas, bem, decente*, prátic*, útil, úteis, fácil, fáceis, simples, rápid*, leve, leves,
    acessíve*, barat*, em conta, flexíve*, popular, populares, conhecid*, modern*, compact*, segur*,
    estáve*, grande variedade, qualidade, transparente*, experiente*, profissiona*, indicad*, vantagem,
    vantagens, ponto forte, pontos fortes, suficiente*, serve bem, funciona bem, agradáve*, bonit*,
    atraente*, fresc*, sustentáve*, personaliz*, divertid*, grande comunidade, comunidade ativa, rico, rica,
    competitiv*, especializad*, especialista*, certificad*, credenciad*, homologad*, licenciad*, familiar,
    nacional, fabricado em portugal, fabricado no brasil, garantia longa, anos de garantia, garantia
    vitalícia, frete grátis, envio grátis, portes grátis, devolução gratuita, devolução grátis, teste
    grátis, grátis, gratuit*, sem fidelização, sem fidelidade, sem taxas, sem custos, sem compromisso, 24
    horas, 24/7, em português, atendimento personalizado, atendimento próximo, suporte técnico, assistência
    técnica, ampla rede, rede de, presença nacional, dobráve*, portáti*, impermeáve*, laváve*, amplo, ampla,
    espaços*, luminos*, tranquil*, bem localizad*, centra*, automátic*, natura*, sem açúcar, sem glúten,
    biológic*, orgânic*, artesana*, suave*, longa duração, boa autonomia, grande autonomia, compatíve*,
    preço mais baixo, preços baixos, preço baixo, mais barat*, económic*, mais leve, anos de experiência,
    tradicional, tradição, rapidez, vários tamanhos, adequad*`,
  dislikes: `car, caro, cara, caros, caras, custos*, dispendios*, pesad*, volumos*, limitad*, limitações, limitação,
    falta, faltam, carece*, básic*, ultrapassad*, complex*, complicad*, confus*, curva de aprendizado, curva
    de aprendizagem, irregular*, inconsistente*, menos potente*, menos confiáve*, menos adequad*,
    desvantage*, ponto fraco, pontos fracos, fraqueza*, poderia ser melhor, pode melhorar, não é ideal, não
    é para todos, barulhent*, ruidos*, rígid*, pouco prátic*, pouco intuitiv*, mediano*, razoáve*, deixa um
    pouco, salgado preço, ninguém, deixa saudade, sem graça, morno, morna, meia-boca, meia boca, fraquinh*,
    salgad*, salgado, pelo que oferece, pelo que entrega, {depois de/após/com}
    {um/dois/três/quatro/cinco/seis/poucos/2/3/4/5/6} {dia/dias/mês/meses/uso/usos}, {depois de/após/em}
    {uma/duas/três/quatro/poucas} {semana/semanas/lavagem/lavagens}, na {primeira/segunda}
    {semana/lavagem/viagem/chuva}, cada atendente, cinco vezes para, mais caro, mais cara, qualidade varia,
    a qualidade varia, varia muito, cuidado com o, cuidado com a, fidelização, fidelidade de, não inclui,
    não incluíd*, lista de espera, prazo longo, prazos longos, só se, somente se, à parte`,
  faults: `embaç*, mau, má, maus, más, mal, ruim, ruins, péssim*, pior, piores, horrível, horríveis, terrível,
    terríveis, lamentáve*, desastr*, decepcion*, desapont*, desilud*, frustr*, irrit*, chate*, defeituos*,
    defeito*, avari*, estrag*, quebr*, partiu-se, partid*, rasg*, descostur*, descol*, rach*, vaza*,
    vazamento*, pinga, enferruj*, range, rangendo, superaqu*, sobreaquec*, trava, travar, travando, travou,
    travament*, crash*, cai toda hora, queda, quedas, erros, erro, bug, bugs, falha*, lent*, parou de
    funcionar, não funciona, não funcionava, deixou de funcionar, instáve*, não confiáve*, pouco confiáve*,
    pouco fiáve*, frágil, frágeis, de má qualidade, baixa qualidade, má qualidade, qualidade duvidosa,
    porcaria, caríssim*, muito caro, muito cara, superfaturad*, supervalorizad*, preço abusivo, abusiv*,
    taxas escondidas, custos ocultos, taxas ocultas, cobrança indevida, cobraram, reclam*, queixa*,
    insatisfeit*, descontente*, arrepend*, grosseir*, mal-educad*, mal educad*, rude*, incompetente*,
    despreparad*, não respond*, ninguém responde, ninguém atende, não atende*, sem resposta, impossível
    falar, impossível contactar, horas de espera, horas na espera, atras*, nunca chegou, não chegou, não
    entreg*, nunca entreg*, sumiram, desaparec*, cancel*, perdid*, perderam, danificad*, suj*, vencid*,
    intragável, sem gosto, frio, fria, gelad*, inútil, inúteis, inutilizáve*, ineficaz, ineficazes,
    perigos*, engan*, desonest*, processo judicial, problema*, sofre de, fracass*, obsolet*, deixa muito a
    desejar, deixa a desejar, deixam a desejar, inferior*, fica atrás, perde para, não vale, não cumpre*,
    não dura*, não aguenta*, se desgasta, endurece, desconfortáve*, frac, fraco, fraca, fracos, fracas,
    medíocre*, nem sequer, desorganizad*, na mão, descarrega, desconecta, piorou, piora, cor do dinheiro,
    subiu, ensurdecedor*, barulheira, esquenta, esquenta demais, aquece demais, queima, emperr*, deformad*,
    amassad*, arranhad*, desbot*, encolh*, soltou, solta, soltando, descascand*, descasc*, bateria dura
    pouco, bateria acaba, desliga sozinho, reinicia sozinho, perde o sinal, cai o sinal, quedas de sinal,
    perdi meus, apagou meus, hacke*, cheio de anúncios, cheio de propagandas, invasiv*, deslig*, desligaram,
    uma hora no telefone, horas no telefone, na espera, me deixaram, empurra*, jogo de empurra, ninguém
    resolve, ninguém retorn*, nunca retorn*, nunca respond*, ignor*, taxas surpresa, taxa surpresa,
    cobranças surpresa, cobra taxas, cobrou duas vezes, cobrado duas vezes, sem avisar, sem aviso, sem
    autorização, é uma novela, novela, cancelar é, difícil cancelar, impossível cancelar, pesadelo, tortura,
    inferno, odisseia, calvário, dor de cabeça, canseira, caução, insistent*, empurram, mentir*, mentira,
    promessas falsas, promessa falsa, descaso, má vontade, indiferent*, arrogant*, antipátic*, lotad*,
    superlotad*, caótic*, caos, baratas, percevej*, cabelo na, mofo, mofad*, queimad*, cru, crua,
    gordurent*, aguad*, seco, ressecad*, pedido errado, tamanho errado, errado, errada, faltando peças,
    faltavam peças, extraviad*, extraviou, sumiu, semanas de atraso, levou semanas, demor*, meses esperando,
    eternidade, interminável, ridícul*, patétic*, deploráve*, esperava mais, esperava muito mais, pela
    metade, mal-acabad*, caiu de qualidade, já não é o que era, falência, multa, multad*, processad*,
    vazamento de dados, enganad*, lesad*, metálico, abafad*, borrad*, pixelad*, uma bagunça, bagunç*,
    transtorn*, arrebent*, estour*, pifou, pifar, pifa, queimou, queimar, derret*, explod*, soltaram, saiu
    na mão, desmont*, despenc*, trinc*, lasc*, descosturou, desfi*, esgarç*, encrav*, entupi*, entort*,
    empen*, afrouxou, bambo, bamba, manchou, manchas, infiltr*, gotej*, ferrugem, rangeu, chia, chiado,
    zumb*, estala, superaquec*, esquentou, choque elétrico, curto-circuito, fumaça, congel*, engasga,
    engasgou, não abre, não carrega, não conecta, não liga, não sincroniza, trava a toda, dá pau, deu pau,
    bugad*, bugou, buga, perde dados, apagou, apagaram, some com, somem, sumiço, extravia, extraviam,
    trocad*, trocaram, amass*, violad*, nunca me ligaram, desligam na cara, desligou na cara, na cara, jogam
    de um, passam de um, passaram de um, de um setor para outro, cada um diz, dizia uma coisa, diz uma
    coisa, ninguém sabe, ninguém ajud*, não resolv*, não ajud*, não deram, nenhuma solução, sem solução,
    respostas prontas, resposta automática, robô que não, deboch*, destrat*, ironi*, mal atend*, mal-atend*,
    atendimento horrível, péssimo, enrol*, enrolação, lorota, balela, conversa fiada, propaganda enganosa,
    falsific*, pirat*, mentiros*, picaret*, caloteir*, calote, extorqu*, assalto, um roubo, é roubo, rouba,
    roubam, roubar, fortuna, os olhos da cara, um absurdo, absurd*, exorbitant*, escorch*, aumento abusivo,
    aumentou sem, letra miúda, letras miúdas, pegadinha*, armadilha, espion*, vazou, vende seus dados, spam,
    invadid*, nojent*, nojo, asqueros*, azed*, estragad*, ranços*, borrachud*, duro como, sola de sapato,
    insoss*, sem sabor, sem tempero, empapad*, encharcad*, passei mal, intoxic*, alergi*, coceira, irrita a,
    machuc*, aperta o, doeu, sufoc*, risco de, me arrependi, arrependimento, joguei fora, dinheiro perdido,
    desperdíc*, esperando até hoje, até hoje, nunca recebi, não recebi, não devolv*, sem reembolso, negaram,
    recusa*, infelizmente, tristeza, ódio, absurdamente car*, indigest*, esgotant*, irritou, aborrec*,
    péssima qualidade, tosco, tosca, malfeit*, mal feit*, mal projetad*, amador*, desleix*, imprest*, não
    presta, não serve, reclamações, muitas reclamações, reclame aqui, faliu, insolvência, recuperação
    judicial, recall, avaliações negativas, más avaliações, críticas negativas, recebe críticas, criticad*,
    último lugar, não é adequad*, inadequad*, caro demais, pesado demais, grande demais, demasiado car*,
    demasiado pesad*, demasiado grande, não compensa, dificuldade em cancelar, dificuldade para cancelar`,
  warns: `evite, evitar, evitem, evita, a evitar, fuja, fujam, fugir, passe longe, passem longe, fique longe,
    mantenha distância, não recomend*, não aconselh*, desaconselh*, pouco recomendáve*, não compre*, não
    contrat*, não caia, cuidado com, atenção com, desconfie, golpe, golpista*, fraude*, fraudulent*, burla,
    burlão, enganação, roubada, furada, cilada, dinheiro jogado fora, jogar dinheiro fora, dinheiro deitado
    fora, perda de dinheiro, perda de tempo, nunca mais, não volto, não voltaria, a pior, o pior, os piores,
    as piores, vergonha, vergonhos*, lixo, não vale a pena, não caia nessa, nem pense, nem sonhe, não
    confi*, não alugue*, não caiam, não vá, não vão, não peça*, não assine*, não use*, não perca seu, não
    percam, corra*, corram, é cilada, cai fora, caia fora, quadrilha, estelionat*, criminos*, bandid*, não
    indico, não indic*, jamais compr*, jamais alug*, não comprarei, eu evitaria, evitaria, é melhor evitar,
    melhor evitar, eu não compraria, não compraria, não escolheria, eu descartaria, descartaria, procure
    outra, procure outro, não precisa comprar, não faz sentido comprar`,
  negates: `improvável, pouco provável, não, nem, nunca, jamais, sem, nenhum, nenhuma, nada, tampouco, pouco, menos, longe de`,
  boosts: `muito, realmente, extremamente, especialmente, incrivelmente, absolutamente, totalmente, super, tão, bastante`,
  weakens: `um pouco, relativamente, às vezes, ligeiramente, pode ser, podem ser, poderia, meio`,
  turns: `mas, porém, no entanto, contudo, todavia, embora, apesar de, enquanto, já a, já o, por outro lado, entretanto, só que`,
  than: `comparado com, comparado a, em comparação com, ao contrário de, ao contrário da, ao contrário do, face a, do que`,
  beats: `melhor que, melhor do que, melhor que a, supera a, supera o, supera, vence a, vence o, superior a,
    superior à, superior ao, ganha da, ganha do, ganha de, banho na, banho no, à frente da, à frente do, acima
    da, mais confiável que, dá um banho na, dá um banho no, dá um banho em, dá de dez na, dá de dez no, dá de
    10 na, dá de 10 no, dá de dez em, leva a melhor sobre a, leva a melhor sobre o, leva a melhor sobre, leva
    vantagem sobre a, leva vantagem sobre o, leva vantagem sobre, deixa para trás a, deixa para trás o, deixa
    para trás, bate a, bate o, derrota a, derrota o, desbanca a, desbanca o, desbanca, dá de goleada na, dá de
    goleada no, ganha de lavada da, ganha de lavada do, mais silencioso que, mais resistente que`,
  loses: `pior que, pior do que, inferior a, inferior à, inferior ao, perde para, atrás da, atrás do, menos
    confiável que, não chega aos pés da, não chega aos pés do, não chega aos pés de, come poeira da, come
    poeira do, fica atrás da, fica atrás do, leva um banho da, leva um banho do, perde feio para, perde feio
    da, perde da, perde do`,
  joins: `e`,
  merits: `vantagens, vantagem, prós, pró, pros, pontos fortes, pontos positivos, positivo, o que gostamos, ideal para, perfeito para, recomendado para, indicado para`,
  flaws: `desvantagens, desvantagem, contras, contra, pontos fracos, pontos negativos, negativo, limitações, o que não gostamos, menos adequado para`,
  shuns: `que evitaria, descartad*, excluíd*, fora da lista, ficaram de fora, ficou de fora, deixei de fora, não
    recomendad*, não recomendaria, que não recomendo, menos recomendad*, com cautela, com cuidado, com
    atenção, não valem a pena`,
  conditions: `se, a menos que, salvo se, exceto se, quando`,
  neutral: `boa pergunta, não só, não apenas, boas práticas, melhores práticas, boa sorte, bem como, se bem que,
    para evitar, ajuda a evitar, evitar erros, entender melhor, compreender melhor, faixa média, preço
    médio, sem dúvida, resolver problemas, resolução de problemas, em caso de problemas, prevenção de
    fraudes, perda de peso, segurança, seguro de, seguro saúde, seguros, seguradora*, seguro viagem,
    política de cancelamento, cancelar a qualquer momento, cancelamento gratuito, mais ou menos, pelo menos,
    queda de cabelo, falta de tempo, atrasado mental, bem-estar, mensagem de erro, vantagens competitivas,
    vantagem competitiva, detectar erros, corrigir erros, tratamento de erros, gestão de
    {riscos/crises/resíduos/conflitos/perdas/reclamações}, gerenciamento de {riscos/crises/resíduos},
    detecção de {fraudes/fraude/falhas/erros/vazamentos}, prevenção {de/a/ao/à}
    {fraudes/fraude/perdas/incêndios}, combate {a/ao/à} {fraudes/fraude/terrorismo/crime/incêndios}, seguro
    contra {roubo/acidentes/incêndio}, seguro de {vida/acidentes}, câncer de, dor {crônica/lombar/muscular},
    alívio {da/de} dor, filmes de {guerra/terror/ação}, jogos de guerra, pele {seca/sensível/com acne},
    cabelo seco, cabelos {secos/danificados}, tira-manchas, remove manchas, prato frio, cadeia fria, bebidas
    geladas, frente fria, erro humano, tempo seco, risco de crédito, lixo reciclável, falsos positivos,
    reajuste anual, seguro {automóvel/auto/saúde/viagem/viagens/residencial/de}, o seguro, um seguro, do
    seguro, com seguro, nem sempre, confirme sempre, garantia de devolução, por isso`,
};
