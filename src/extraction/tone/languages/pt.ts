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
    bem projetad*, bem acabad*, caprichad*, fácil de usar, fáceis de usar, simples de usar, intuitiv*, fluid*,
    sem complicações, potente*, poderos*, versát*, versáteis, eficaz, eficazes, eficiente*, renomad*,
    conceituad*, prestigiad*, reconhecid*, líder*, premiad*, aclamad*, elogi*, apreciad*, queridinh*,
    satisfeit*, satisfação, contente*, feliz com, muito bom, muito boa, muito bons, muito boas, muito bem, boa
    opção, boa escolha, ótima escolha, ótima opção, grande escolha, vale a pena, vale cada, vale o preço,
    custo-benefício, custo benefício, relação qualidade-preço, cumpre o que promete, cumpre bem, não
    decepciona, nunca decepciona, nunca falha, nunca me deixou na mão, não deixa na mão, sem problemas, nenhum
    problema, nunca tive problema*, zero problemas, sem queixas, sem reclamações, nenhuma reclamação, não
    tenho do que reclamar, nada a reclamar, do que reclamar, sem defeitos, se destaca, destaca-se, destaca*,
    sobressai, brilha, supera*, vence, ganha de, superior*, melhor que, pontua*, gentil, gentis, simpátic*,
    atencios*, prestativ*, atendimento excelente, confortáve*, elegante*, silencios*, inovador*, generos*, uma
    maravilha, uma delícia, acert*, favorit*, dá conta do recado, dá conta, surpreend*, bem avaliad*, bem
    cotad*, funciona perfeitamente, funciona muito bem, voltarei, voltaria, chega sempre, de primeira, na
    primeira, à primeira, em minutos, em poucos minutos, resolveu tudo, resolveram tudo, resolveu na hora,
    resolvido, faz tudo, tudo o que peço, tudo que preciso, tudo o que preciso, como no primeiro dia, como
    novo, como nova, positivamente surpres*, agradavelmente surpres*, superou minhas expectativas, superou as
    expectativas, acima das expectativas, um prazer, um luxo, um achado, achado, uma pechincha, pechincha, uma
    joia, compraria de novo, comprarei de novo, sem arrependimento*, indestrutíve*, uma pluma, num piscar, sem
    esforço, moleza, cuidadoso, cuidadosa, cuidadosos, cuidadosas, honest*, preços justos, preço justo, sem taxas escondidas, sem surpresas,
    difícil de superar, difícil achar melhor, não tem igual, sem igual, sem comparação, à prova de, minucios*,
    caprich*, cinco estrelas, nota máxima, parabéns, feliz, aliviad*, economiza tempo, me salvou, salvou, tiro
    e queda, show de bola, showzaço, sensacional, impecáve*, capricho, divin*, sensacionais, maravilh*,
    apaixon*, adoramos, superou, supera as expectativas, vale cada centavo, vale cada cêntimo, vale o
    investimento, entrega no dia seguinte, chegou antes, chegou no prazo, chegou rápido, dentro do prazo, no
    mesmo dia, resolveram, respondem {rápido/na hora/em minutos}, responderam {rápido/na hora/em minutos},
    atenciosa, educad*, acolhedor*, muito paciente, muito pacientes, sem dor de cabeça, sem complicação, sem burocracia, sem travar,
    sem engasgar, rapidíssim*, levíssim*, nítid*, cristalin*, som limpo, macia, macios, confortabilíssim*,
    aconchegante*, cheiros*, suculent*, crocante*, fresquinh*, bem servid*, bom acabamento, bem construíd*,
    dura anos, dura o dia, dura dias, dura muito, aguenta tudo, aguenta firme, feito para durar, como nov*,
    transparente com, confio, seguríssim*, recomendadíssim*, compro de novo, voltaria com, sempre volto, virei
    fã, virei cliente, cliente fiel, arrasa, arrasou, brilhante*, primoros*, poupa tempo, mão na roda, mais
    bem avaliad*, melhor avaliad*, líder de vendas, mais vendid*, imprescindíve*, lidera, em primeiro lugar,
    boa fama, recomendad*, compensa,
    # juízo de especialista
    bem equipad*, bem documentad*, consolidad*, à altura, está à altura, justifica o preço, justifica seu
    preço, vale o que custa, vale quanto custa, dinheiro bem gasto, entre os melhores, entre as melhores, um
    dos melhores, uma das melhores, fácil de instalar, fácil de limpar, fácil de montar, fácil de aprender,
    sem stress, sem estresse, sem preocupações, poucas reclamações, pouquíssimas reclamações, poucas avarias,
    excelente reputação, boa reputação, ótima reputação, muito elogiad*, muito bem avaliad*, notas altas,
    convence, convincente*, mantém o valor, baixa taxa de defeitos,
    entrega o que promete, entregam o que prometem, dão conta, faz o que promete, faz bem feito,
    não deixa a desejar, não me arrependo, não tem erro, sem erro, escolha certa, escolha certeira,
    certeir*, escolha natural, escolha inteligente, escolha sensata, excelente escolha, boa pedida,
    ótima pedida, bom negócio, ótimo negócio, bom custo-benefício, ótimo custo-benefício,
    excelente custo-benefício, melhor custo-benefício, valem a pena, vale muito a pena, compensam,
    de total confiança, passa confiança, transmite confiança, inspira confiança, transmite segurança,
    sem medo, sem hesitar, fico com, eu iria de, iria de, eu começaria por, começaria por,
    minha primeira escolha, primeira opção, meu favorito, minha favorita, queridinha, xodó, elogiad*,
    bem falad*, nota alta, boa nota, boas notas, ótimas notas, selo ra1000, ra1000, clientes satisfeitos,
    clientes fiéis, clientes fidelizados, alta satisfação, líder de mercado, líder no, líder em satisfação,
    no topo, topo da lista, topo do ranking, primeiro lugar, sai na frente, saem na frente, à frente,
    leva vantagem, se destacam, destaque, referência, referência em, insuperáve*, inigualáve*,
    sem concorrência, sem rival, difícil de bater, dá show, um show, um espetáculo, sensaciona*, fenomena*,
    fabulos*, incríve*, irrepreensíve*, bem feito, bem feita, bem feitos, bem feitas, bem pensad*,
    bem organizad*, bem conservad*, bem cuidad*, bem atendid*, bem explicad*, bem estruturad*, resistent*,
    durabilidade, duradour*, duram anos, dura o dia todo, aguenta o tranco, pau para toda obra,
    tanque de guerra, parece novo, sem defeito, sem falhas, sem problema nenhum, sem dores de cabeça,
    sem sustos, sem enrolação, quase sem reclamações, baixo índice de reclamações, nada do que reclamar,
    solícit*, cordial, cordiais, dedicad*, competent*, capacitad*, qualificad*, pontual, pontuais,
    pontualidade, ágil, ágeis, agilidade, no dia seguinte, na hora, excelente atendimento,
    ótimo atendimento, atendimento rápido, atendimento humanizado, humanizad*, resolve rápido,
    resolvem rápido, resolveu rápido, resolvem tudo, responde rápido, reembolso rápido,
    entrega antes do prazo, antes do prazo, no prazo, gostos*, crocant*, caseir*, bem temperad*, no ponto,
    no ponto certo, de dar água na boca, água na boca, aconchegant*, limpíssim*, impecavelmente,
    encantador*, charmos*, inesquecíve*, paradisíac*, um charme, um sonho, voltaremos, recompra*, indico,
    indicam, super indico, super recomendo,
    # plain words, and how short items tell
    boa aposta, cumpre o que, faz o que, faz o trabalho, aguenta bem, aguenta anos, difícil encontrar melhor,
    nada a apontar, poucas queixas, o mais fiável, a mais fiável, o mais simples, a mais simples, o mais
    silencioso, a mais silenciosa, o mais completo, a mais completa, o mais barato, a mais barata, vale a
    viagem, salva o, poupa horas, eu ficava com, eu escolhia, eu levaria, responde depressa, responde em
    minutos, responde em poucas horas, responde no mesmo dia, responde na hora, responde sem problemas, responde
    logo, respondem depressa, respondem em poucas horas, respondem no mesmo dia, respondem sem problemas,
    respondem logo, entrega rápido, entrega depressa, entrega em minutos, entrega em poucas horas, entrega no
    mesmo dia, entrega na hora, entrega sem problemas, entrega logo, entregam rápido, entregam depressa,
    entregam em minutos, entregam em poucas horas, entregam no mesmo dia, entregam na hora, entregam sem
    problemas, entregam logo, devolve rápido, devolve depressa, devolve em minutos, devolve em poucas horas,
    devolve no mesmo dia, devolve na hora, devolve sem problemas, devolve logo, devolvem rápido, devolvem
    depressa, devolvem em minutos, devolvem em poucas horas, devolvem no mesmo dia, devolvem na hora, devolvem
    sem problemas, devolvem logo, troca rápido, troca depressa, troca em minutos, troca em poucas horas, troca
    no mesmo dia, troca na hora, troca sem problemas, troca logo, trocam rápido, trocam depressa, trocam em
    minutos, trocam em poucas horas, trocam no mesmo dia, trocam na hora, trocam sem problemas, trocam logo,
    funciona lindamente, funciona na perfeição, limpa bem, limpa muito bem, limpa lindamente, limpa na
    perfeição, corta bem, corta muito bem, corta lindamente, corta na perfeição, cozinha bem, cozinha muito bem,
    cozinha lindamente, cozinha na perfeição, aquece bem, aquece muito bem, aquece lindamente, aquece na
    perfeição, aspira bem, aspira muito bem, aspira lindamente, aspira na perfeição, cola bem, cola muito bem,
    cola lindamente, cola na perfeição, rende bem, rende muito bem, rende lindamente, rende na perfeição`,
  likes: `bom, boa, bons, boas, bem, decente*, prátic*, útil, úteis, fácil, fáceis, simples, rápid*, leve, leves,
    acessíve*, barat*, em conta, flexíve*, popular, populares, conhecid*, modern*, compact*, segura, seguras, segurança, mais seguro, muito seguro, estáve*,
    grande variedade, qualidade, transparente*, experiente*, profissiona*, indicad*, vantagem, vantagens,
    ponto forte, pontos fortes, suficiente*, serve bem, funciona bem, agradáve*, bonit*, atraente*, fresc*,
    sustentáve*, personaliz*, divertid*, grande comunidade, comunidade ativa, rico, rica, competitiv*,
    especializad*, especialista*, certificad*, credenciad*, homologad*, licenciad*, familiar, nacional,
    fabricado em portugal, fabricado no brasil, garantia longa, anos de garantia, garantia vitalícia, frete
    grátis, envio grátis, portes grátis, devolução gratuita, devolução grátis, teste grátis, grátis, gratuit*,
    sem fidelização, sem fidelidade, sem taxas, sem custos, sem compromisso, 24 horas, 24/7, em português,
    atendimento personalizado, atendimento próximo, suporte técnico, assistência técnica, ampla rede, rede de,
    presença nacional, dobráve*, portáti*, impermeáve*, laváve*, amplo, ampla, espaçoso, espaçosa, espaçosos, luminos*, tranquil*,
    bem localizad*, centra*, automátic*, natural, naturais, sem açúcar, sem glúten, biológic*, orgânic*, artesana*,
    suave*, longa duração, boa autonomia, grande autonomia, compatíve*, preço mais baixo, preços baixos, preço
    baixo, mais barat*, económic*, mais leve, anos de experiência, tradicional, tradição, rapidez, vários
    tamanhos, adequad*,
    entrega rápida, preço razoável, boa garantia, boas avaliações, bom suporte, bom atendimento, baixo
    consumo, baixa manutenção, preços claros, cancela quando quiser, bom preço`,
  dislikes: `car, caro, cara, caros, caras, custoso, custosa, dispendios*, pesad*, volumos*, limitad*, limitações, limitação,
    falta, faltam, carece*, básic*, ultrapassad*, complex*, complicad*, confus*, curva de aprendizado, curva
    de aprendizagem, irregular*, inconsistente*, menos potente*, menos confiáve*, menos adequad*, desvantage*,
    ponto fraco, pontos fracos, fraqueza*, poderia ser melhor, pode melhorar, não é ideal, não é para todos,
    barulhent*, ruidos*, rígid*, pouco prátic*, pouco intuitiv*, mediano*, razoáve*, deixa um pouco, salgado
    preço, ninguém, deixa saudade, sem graça, morno, morna, meia-boca, meia boca, fraquinh*, salgad*, salgado,
    pelo que oferece, pelo que entrega, {depois de/após/com} {um/dois/três/quatro/cinco/seis/poucos/2/3/4/5/6}
    {dia/dias/mês/meses/uso/usos}, {depois de/após/em} {uma/duas/três/quatro/poucas}
    {semana/semanas/lavagem/lavagens}, na {primeira/segunda} {semana/lavagem/viagem/chuva}, cada atendente,
    cinco vezes para, mais caro, mais cara, qualidade varia, a qualidade varia, varia muito, cuidado com o,
    cuidado com a, fidelização, fidelidade de, não inclui, não incluíd*, lista de espera, prazo longo, prazos
    longos, só se, somente se, à parte,
    falta de, carece de,
    # preço e taxas
    não é barat*, nada barat*, não sai barat*, não são barat*, preço elevado, preços elevados, preço alto,
    preços altos, custo elevado, custos elevados, custo alto, taxas altas, taxas elevadas, comissões altas,
    mensalidade alta, anuidade alta, prêmio alto, franquia alta, juros altos, preço de entrada, sai caro, sai
    cara, saem caros, a conta sobe, conta sobe, pesa no bolso, pesa no orçamento, custos adicionais, custo
    adicional, custos extra, custo extra, custos extras, taxas extras, taxas adicionais, cobrado à parte,
    cobrada à parte, cobrados à parte, difícil de justificar, difícil justificar, pouco competitiv*, preço
    salgado, preços salgados, preços pouco claros, custo-benefício discutível, custo-benefício ruim, pior
    custo-benefício, mais dispendios*,
    # contrato
    fidelização longa, fidelização de, período de fidelização, contrato longo, contratos longos, contrato de
    fidelidade, renovação automática, multa por cancelamento, multa de cancelamento, multa rescisória, multa
    por rescisão, te prende, prende o cliente, dependência do fornecedor, ecossistema fechado, sistema
    fechado, formato proprietário, consumo mínimo, rigidez, pouco flexíve*, inflexíve*, restritiv*,
    # suporte
    suporte {lento/limitado/irregular/escasso/só/em inglês/deficiente/demorado/instável/inconsistente},
    atendimento {lento/limitado/irregular/impessoal/demorado/inconsistente/robotizado/automatizado}, demora
    para responder, demora a responder, demora no atendimento, demora na resposta, demora na entrega, demora
    no suporte, demora para, demoram para, demorou para, respostas lentas, resposta lenta, só por e-mail, só
    por email, só por chat, só em inglês, difícil de contactar, difícil contato, documentação
    {escassa/limitada/confusa/em inglês/pobre}, impessoa*, pouco ágil,
    # uso
    difícil de
    {usar/instalar/configurar/limpar/montar/manusear/entender/transportar/abrir/manter/reparar/encontrar/achar/aprender/integrar/cancelar/consertar},
    difíceis de {usar/instalar/configurar/limpar/montar/encontrar/achar}, exige
    {prática/treinamento/conhecimento/manutenção/tempo/muito/muita/um desenvolvedor}, requer
    {prática/formação/conhecimentos/manutenção/tempo/muito/muita}, leva tempo, não é intuitiv*, não é fácil,
    não é simples, não indicado para iniciantes, não é para iniciantes, não é para principiantes, interface
    {antiquada/poluída/confusa/complexa/lenta/carregada/datada/ultrapassada/pouco}, pouco amigáve*, pouco
    ergonómic*, desajeitad*,
    # limites
    limitado a, limitada a, limita-se a, se limita a, disponível apenas, disponível só, só está disponível, só
    funciona, apenas no plano, só no plano, só nos planos, funções limitadas, recursos limitados, menos
    funções, menos recursos, menos complet*, poucas opções, poucas integrações, poucos recursos, poucas lojas,
    poucas agências, pouca variedade, pouca escolha, catálogo limitado, rudimentar*, incomplet*, sente-se
    falta, sente falta, sentimos falta, senti falta, fazem falta,
    # fabrico e uso
    {lento/lenta/barulhento/barulhenta/complicado/complicada/básico/básica/simples/mole/duro/dura/fino/fina/apertado/apertada/largo/curto/curta/longo/longa/escuro/escura/quente/frio/fria/fraco/fraca/forte/doce/salgado/salgada/seco/seca/pequeno/pequena/técnico}
    demais, propaganda demais, anúncios demais, muitos anúncios, muita propaganda, muito plástico, aparência
    de plástico, acabamento {simples/mediano/inferior/plástico/fraco/ruim}, veste pequeno, forma pequena,
    autonomia {limitada/baixa/fraca/curta/mediana/reduzida}, pouca autonomia, pouca potência, pouca memória,
    pouca durabilidade, pouco duráve*, pouco duradour*, pouco espaço, pouca cobertura, bateria curta, vida
    útil {curta/limitada}, garantia curta, qualidade
    {irregular/variável/mediana/inconsistente/duvidosa/discutível/em queda}, não é o melhor, não é a melhor,
    não é dos melhores, não é o mais, não é a mais, não são os melhores, não tão
    {bom/boa/rápido/rápida/confiável/potente/completo/completa/preciso/precisa/confortável/intuitivo/intuitiva/resistente/silencioso},
    não é tão
    {bom/boa/rápido/rápida/confiável/potente/completo/completa/preciso/precisa/confortável/intuitivo/intuitiva/resistente/silencioso},
    menos
    {intuitivo/intuitiva/preciso/precisa/confortável/sólido/sólida/robusto/robusta/convincente/versátil/flexível/transparente/interessante/atrativo/atrativa/generoso/generosa/polido/polida/resistente/durável/eficaz/ágil/eficiente},
    envelhece mal, mostra a idade, defasad*, desatualizad*, antiquad*, mediocridade, aquém, fica aquém, ficam
    aquém, ficou aquém, pobre em, discreto demais,
    # disponibilidade
    sem estoque, sem stock, disponibilidade limitada, pouca disponibilidade, longas esperas, longa espera,
    filas longas, longas filas, prazo de entrega longo, prazos de entrega longos, só online, apenas online,
    indisponíve*, não disponíve*, não é vendido, pouca presença, rede limitada,
    # fama e adequação
    avaliações mistas, avaliações divididas, opiniões divididas, opiniões mistas, críticas mistas, divide
    opiniões, controvers*, pouco conhecid*, desconhecid*, pouca trajetória, reputação
    {mista/abalada/manchada/duvidosa/arranhada/em queda}, fama de {caro/cara/lento/lenta/dar
    problema/quebrar}, duvidos*, dúvidas sobre, gera dúvidas, deixa dúvidas, levanta dúvidas, reservas quanto,
    preocupante*, criticam, usuários criticam, usuários reclamam, clientes reclamam, queixam-se, se queixam,
    calcanhar de aquiles, ponto negativo, pontos a melhorar, ponto a melhorar, margem para melhorar, precisa
    melhorar, precisam melhorar, deveria melhorar, peca no, peca na, peca pelo, peca em, pecam, sofre com,
    sofrem com, um passo atrás, um degrau abaixo, fica abaixo, ficam abaixo, abaixo da média, abaixo do
    esperado, abaixo das expectativas, abaixo da concorrência, atrás da concorrência, atrás dos concorrentes,
    perde pontos, perde terreno, perde fôlego, nota baixa, notas baixas, mal avaliad*, mal cotad*, mal
    classificad*, pior avaliad*, menos recomendáve*, não é a melhor opção, não é a melhor escolha, não é a
    opção ideal, não é indispensável, desnecessári*, desproporciona*, superdimensionad*, pouco adequad*, pouco
    útil, pouco atrativ*, pouco atraente*, pouco convincente*, pouco interessante*, pouco rentáve*, pouco
    transparente*, pouco recomend*, pouco cuidad*, pouco resistente*, pouco precis*, pouco clar*, só compensa
    se, só vale a pena se, só faz sentido se, só se já, discutíve*, questionáve*,
    # mais estreito, pois a palavra só nada censura
    com muitas ressalvas, ressalvas quanto, preço exagerado, preços exagerados, muito superficial, muitas
    restrições, encarece o, encarece a, várias lacunas, algumas lacunas, vive esgotado, vive esgotada, sempre
    esgotado, peca por, falta um,
    custos altos, mensalidade cara, taxa alta, tarifas altas, comissão alta, frete caro, frete alto,
    manutenção cara, peças caras, um pouco caro, um pouco cara, mais caros, salgados, fora do orçamento,
    acima do orçamento, pago à parte, vendido separadamente, vendida separadamente, não incluso,
    não inclusa, não está incluíd*, não vem com, só no plano pago, só na versão paga,
    exige {assinatura/cadastro/prática/paciência/tempo/conhecimento/fidelidade/manutenção/muito/muita/mais/certo/certa},
    requer {assinatura/cadastro/prática/paciência/tempo/conhecimento/manutenção/muito/muita/mais/certo/certa},
    precisa de {assinatura/prática/paciência/tempo/manutenção/melhorias/mais/muito/muita}, pedido mínimo,
    carência longa, carências longas, pouco flexível, pouco flexíveis, engessad*,
    difícil de {usar/limpar/montar/instalar/configurar/encontrar/achar/entender/guardar/transportar/manter/estacionar/ler/abrir},
    difíceis de {usar/limpar/montar/instalar/encontrar/achar/entender},
    complicado de {usar/limpar/montar/instalar/configurar/entender}, não é prátic*, não é o ideal,
    não são as melhores,
    não é tão {bom/boa/rápido/rápida/potente/silencioso/silenciosa/intuitivo/intuitiva/completo/completa/preciso/precisa/confortável/resistente/eficiente/flexível/prático/prática},
    não é muito {bom/boa/rápido/rápida/potente/silencioso/intuitivo/intuitiva/completo/completa/preciso/precisa/confortável/resistente/claro/clara/prático/prática},
    nem sempre {funciona/cumpre/responde/está/é/chega/há/são/atende}, não indicado para, não indicada para,
    pouco {intuitivo/intuitiva/prático/prática/potente/preciso/precisa/conhecido/conhecida/espaço/espaçoso/personalizável/resistente/durável/silencioso/adequado/adequada},
    pouca {variedade/autonomia/bateria/potência/memória/opção/cobertura/personalização/experiência/informação},
    poucas {opções/funções/lojas/agências/unidades/integrações/avaliações/vagas/tomadas/cores},
    poucos {recursos/modelos/pontos/médicos/prestadores/profissionais/horários/ajustes},
    menos {intuitivo/intuitiva/potente/rápido/rápida/preciso/precisa/confortável/confiável/resistente/durável/completo/completa/flexível/versátil/conhecido/conhecida/adequado/adequada/estável/transparente/recursos/opções/autonomia},
    muito {caro/cara/pesado/pesada/grande/pequeno/pequena/barulhento/barulhenta/complexo/complexa/básico/básica/limitado/limitada/duro/dura/mole/apertado/apertada/doce/salgado/seco/genérico/técnico},
    meio {lento/lenta/pesado/caro/cara/apertado/apertada/barulhento/antigo/antiga/confuso/confusa/limitado/limitada/genérico/frio/sem graça},
    um pouco {lento/lenta/pesado/pesada/apertado/apertada/barulhento/barulhenta/antigo/antiga/confuso/confusa/limitado/limitada/frágil/complexo/complexa/duro/seco/doce},
    ocupa muito espaço, ocupa espaço, trambolho, pesa muito, consome muito, cobertura limitada,
    rede credenciada limitada, rede pequena, rede restrita,
    suporte {lento/limitado/em inglês/fraco/demorado/apenas},
    interface {antiga/confusa/poluída/datada/pouco/ultrapassada}, design {antigo/datado/ultrapassado},
    filas, fila de espera, esgotad*, fora de estoque, ainda não,
    falta {um/uma/o/a} {modo/opção/suporte/recurso/app/filtro}, faltam recursos, deixa escapar,
    longe do centro, longe do metrô, longe da praia, localização ruim, sem estacionamento,
    difícil estacionar, quartos pequenos, quartos antigos, instalações antigas, precisa de reforma,
    paredes finas, dividem opiniões, a desejar em, poderia melhorar, a melhorar, porém caro, contrapartida,
    em troca de, abre mão, abrir mão, em detrimento, irregulares, inconsistent*, depende da unidade,
    depende do técnico, depende da loja, depende do atendente, comum, mediana, mais ou menos,
    sem diferencial, nada de especial, nada demais, sem alma, genéric*, repetitiv*, monóton*, chat*,
    cansativ*, exagerad*, excessiv*, mais do que você precisa, mais do que precisa, supérflu*, poluíd*`,
  faults: `embaç*, mau, má, maus, más, mal, ruim, ruins, péssim*, pior, piores, horrível, horríveis, terrível,
    terríveis, lamentáve*, desastr*, decepcion*, desapont*, desilud*, frustr*, irrit*, chate*, defeituos*,
    defeito*, avari*, estrag*, quebr*, partiu-se, rasg*, descostur*, descol*, rachou, rachad*, rachadura*, vaza*,
    vazamento*, pinga, enferruj*, range, rangendo, superaqu*, sobreaquec*, trava, travar, travando, travou,
    travament*, crash*, cai toda hora, queda, quedas, erros, erro, bug, bugs, falha*, lento, lenta, lentos, lentas, lentidão, lentíssim*, parou de
    funcionar, não funciona, não funcionava, deixou de funcionar, instáve*, não confiáve*, pouco confiáve*,
    pouco fiáve*, frágil, frágeis, de má qualidade, baixa qualidade, má qualidade, qualidade duvidosa,
    porcaria, caríssim*, muito caro, muito cara, superfaturad*, supervalorizad*, preço abusivo, abusiv*, taxas
    escondidas, custos ocultos, taxas ocultas, cobrança indevida, cobraram, reclam*, queixa*, insatisfeit*,
    descontente*, arrepend*, grosseir*, mal-educad*, mal educad*, rude*, incompetente*, despreparad*, não
    respond*, ninguém responde, ninguém atende, não atende*, sem resposta, impossível falar, impossível
    contactar, horas de espera, horas na espera, atrasad*, atraso*, atrasou, atrasa, atrasam, nunca chegou, não chegou, não entreg*, nunca entreg*,
    sumiram, desaparec*, cancelou, cancelaram, cancelamento difícil, cancelado sem, cancelada sem, perderam, danificad*, sujo, suja, sujos, sujas, sujeira*, vencid*, intragável, sem gosto, frio,
    fria, comida gelada, chegou gelado, chegou gelada, inútil, inúteis, inutilizáve*, ineficaz, ineficazes, perigos*, engan*, desonest*, processo
    judicial, problema*, sofre de, fracass*, obsolet*, deixa muito a desejar, deixa a desejar, deixam a
    desejar, inferior*, fica atrás, perde para, não vale, não cumpre*, não dura*, não aguenta*, se desgasta,
    endurece, desconfortáve*, frac, fraco, fraca, fracos, fracas, medíocre*, nem sequer, desorganizad*, na
    mão, descarrega, desconecta, piorou, piora, cor do dinheiro, subiu, ensurdecedor*, barulheira, esquenta,
    esquenta demais, aquece demais, queima, emperr*, deformad*, amassad*, arranhad*, desbot*, encolh*, soltou,
    solta, soltando, descascand*, descasc*, bateria dura pouco, bateria acaba, desliga sozinho, reinicia
    sozinho, perde o sinal, cai o sinal, quedas de sinal, perdi meus, apagou meus, hacke*, cheio de anúncios,
    cheio de propagandas, invasiv*, desliga sozinha, desliga do nada, desligou na, desligaram, uma hora no telefone, horas no telefone, na espera,
    me deixaram, empurra*, jogo de empurra, ninguém resolve, ninguém retorn*, nunca retorn*, nunca respond*,
    ignor*, taxas surpresa, taxa surpresa, cobranças surpresa, cobra taxas, cobrou duas vezes, cobrado duas
    vezes, sem avisar, sem aviso, sem autorização, é uma novela, novela, cancelar é, difícil cancelar,
    impossível cancelar, pesadelo, tortura, inferno, odisseia, calvário, dor de cabeça, canseira, caução,
    insistent*, empurram, mentir*, mentira, promessas falsas, promessa falsa, descaso, má vontade,
    indiferent*, arrogant*, antipátic*, lotad*, superlotad*, caótic*, caos, baratas, percevej*, cabelo na,
    mofo, mofad*, queimad*, cru, crua, gordurent*, aguad*, seco, ressecad*, pedido errado, tamanho errado,
    errado, errada, faltando peças, faltavam peças, extraviad*, extraviou, sumiu, semanas de atraso, levou
    semanas, demor*, meses esperando, eternidade, interminável, ridícul*, patétic*, deploráve*, esperava mais,
    esperava muito mais, pela metade, mal-acabad*, caiu de qualidade, já não é o que era, falência, multa,
    multad*, processad*, vazamento de dados, enganad*, lesad*, metálico, abafad*, borrad*, pixelad*, uma
    bagunça, bagunç*, transtorn*, arrebent*, estour*, pifou, pifar, pifa, queimou, queimar, derret*, explod*,
    soltaram, saiu na mão, desmont*, despenc*, trinc*, lasc*, descosturou, desfia, desfiou, desfiando, esgarç*, encrav*, entupi*,
    entort*, empen*, afrouxou, bambo, bamba, manchou, manchas, infiltr*, gotej*, ferrugem, rangeu, 
    chiado, zumbido*, estala, superaquec*, esquentou, choque elétrico, curto-circuito, fumaça, congel*, engasga,
    engasgou, não abre, não carrega, não conecta, não liga, não sincroniza, trava a toda, dá pau, deu pau,
    bugad*, bugou, buga, perde dados, apagou, apagaram, some com, somem, sumiço, extravia, extraviam, trocad*,
    trocaram, amass*, violad*, nunca me ligaram, desligam na cara, desligou na cara, na cara, jogam de um,
    passam de um, passaram de um, de um setor para outro, cada um diz, dizia uma coisa, diz uma coisa, ninguém
    sabe, ninguém ajud*, não resolv*, não ajud*, não deram, nenhuma solução, sem solução, respostas prontas,
    resposta automática, robô que não, deboch*, destrat*, ironi*, mal atend*, mal-atend*, atendimento
    horrível, péssimo, enrol*, enrolação, lorota, balela, conversa fiada, propaganda enganosa, falsific*,
    pirat*, mentiros*, picaret*, caloteir*, calote, extorqu*, assalto, um roubo, é roubo, rouba, roubam,
    roubar, fortuna, os olhos da cara, um absurdo, absurd*, exorbitant*, escorch*, aumento abusivo, aumentou
    sem, letra miúda, letras miúdas, pegadinha*, armadilha, espion*, vazou, vende seus dados, spam, invadid*,
    nojent*, nojo, asqueros*, azed*, estragad*, ranços*, borrachud*, duro como, sola de sapato, insoss*, sem
    sabor, sem tempero, empapad*, encharcad*, passei mal, intoxic*, alergi*, coceira, irrita a, machuc*,
    aperta o, doeu, sufoc*, risco de, me arrependi, arrependimento, joguei fora, dinheiro perdido, desperdíc*,
    esperando até hoje, até hoje, nunca recebi, não recebi, não devolv*, sem reembolso, negaram, recusa*,
    infelizmente, tristeza, ódio, absurdamente car*, indigest*, esgotant*, irritou, aborrec*, péssima
    qualidade, tosco, tosca, malfeit*, mal feit*, mal projetad*, amador*, desleix*, imprest*, não presta, não
    serve, reclamações, muitas reclamações, reclame aqui, faliu, insolvência, recuperação judicial, recall,
    avaliações negativas, más avaliações, críticas negativas, recebe críticas, criticad*, último lugar, não é
    adequad*, inadequad*, caro demais, pesado demais, grande demais, demasiado car*, demasiado pesad*,
    demasiado grande, não compensa, dificuldade em cancelar, dificuldade para cancelar,
    # preço e contrato
    preços abusivos, práticas abusivas, prática abusiva, cláusulas abusivas, práticas duvidosas, práticas
    enganosas, cobranças abusivas, cobranças indevidas, cobranças duplicadas, cobrança duplicada, cobrança
    surpresa, cobra por tudo, cobram por tudo, erros de cobrança, erros de fatura*, fatura errada, faturas
    erradas, conta bloqueada, contas bloqueadas, bloquearam minha, bloqueou minha, retiveram, nega cobertura,
    negam cobertura, negativas de cobertura, não reembols*, não reembolsa, reembolso negado, reembolso demora,
    reembolsos demoram, difícil reembolso, dificultam, cria obstáculos, burocrátic*, dificuldade de cancelar,
    cancelamento complicado, venda agressiva, vendas agressivas, pressão de vendas,
    venda casada, propaganda falsa, publicidade enganosa, publicidade falsa, promete e não, metade do dobro,
    preço inflado, preços inflados, absurdo de caro,
    # serviço
    serviço {péssimo/horrível/lamentável/deficiente/inexistente/ruim/fraco/mau/precário}, atendimento
    {péssimo/ruim/precário/inexistente/grosseiro/lamentável/desastroso/frio}, suporte
    {péssimo/ruim/precário/inexistente/fraco/nulo}, pós-venda {péssimo/ruim/fraco/inexistente}, inexistente*,
    precári*, deixado na mão, deixa na mão, deixam na mão, deixou na mão, ficou na mão, some depois, some
    após, desaparece depois, não dá retorno, não dão retorno, não aparec*, não compareceu, não comparec*,
    impontua*, impontual, consultas desmarcadas, desmarc*, cancelamentos de última, atraso na, atraso no,
    atrasos frequentes, entregas atrasadas, entrega atrasada, pacotes perdidos, pedidos errados, informações
    desencontradas, informações contraditórias, contraditóri*, desencontrad*, má comunicação, falta de
    {comunicação/transparência/profissionalismo/seriedade/higiene/respeito/limpeza/acompanhamento/retorno/suporte/peças/pessoal/organização/compromisso/cuidado},
    pouco séri*, nada séri*, diagnóstico errado, erro médico, mal orientad*, mal informad*, mal gerid*, mal
    organizad*, mal traduzid*, mal otimizad*, mal documentad*, mal explicad*, mal isolad*, desrespeit*,
    maus-tratos, ríspid*, incompetência, ineptidão, improvisad*,
    # avarias e desgaste
    avarias frequentes, defeitos frequentes, defeitos recorrentes, problemas de
    {confiabilidade/fiabilidade/qualidade/conexão/bateria/segurança/durabilidade/superaquecimento/compatibilidade/desempenho/entrega/higiene/estabilidade/sincronização},
    problemas recorrentes, problemas frequentes, dá problema, dão problema, deu problema, dá defeito, deu
    defeito, dá defeitos, taxa de defeitos alta, alto índice de reclamações, alto índice de defeitos, se
    desgastam, desgaste precoce, desgaste rápido, desgasta rápido, gasta rápido, risca fácil, arranha fácil,
    mancha fácil, amassa fácil, quebra fácil, quebra com facilidade, perde sucção, perde potência, perde a
    forma, perde força, dura pouco, duram pouco, durou pouco, vida curta, obsolescência programada, sem
    conserto, irreparáve*, impossível de consertar, impossível de limpar, encolheu,
    # programas
    trava muito, trava com frequência, travamentos, fecha sozinho, quedas frequentes, fica fora do ar,
    interrupções frequentes, demora a carregar, demora para carregar, demora para abrir, carregamento lento,
    mensagens de erro, não atualizad*, sem atualizações, não recebe mais, já não vale,
    descontinuad*, fora de linha, abandonado pela, abandonada pela, fim do suporte, incompatíve*,
    incompatibilidade*, perda dos dados, dados incorretos, resultados errados, imprecis*, imprecisão, inexat*,
    # dados, justiça, fama
    falhas de segurança, falha de segurança, brecha de segurança, brechas de segurança, brecha de dados,
    vazamentos de dados, dados vazados, dados expostos, expôs dados, vende dados, vende os dados, coleta
    excessiva, coleta muitos dados, recolhe muitos dados, sem criptografia, ataque hacker, ciberataque*,
    problemas de privacidade, dúvidas de privacidade, investigada por, investigado por, sob investigação,
    processada por, processado por, condenada por, condenado por, acusações, escândalo*, boicote, má fama, má
    reputação, péssima reputação, reputação ruim, má imprensa, perda de confiança, perdeu a confiança, perdeu
    credibilidade, avaliações falsas, avaliações compradas, avaliações ruins, avaliações péssimas, notas
    ruins, nota ruim, uma estrela, muito criticad*, duramente criticad*, insolvente*, fechou lojas, fechou as
    portas, fechamento de lojas, encerrou atividades, recolha de produtos, retirado do mercado, licença
    cassada, deco alerta, no procon, no reclame aqui,
    # sabor, cheiro, conforto, imagem e som
    mau cheiro, cheiro ruim, cheiro forte, cheiro de plástico, cheiro de mofo, cheiro químico, cheira mal,
    cheira a plástico, fede, fedid*, fedor*, gosto ruim, gosto artificial, gosto de plástico, gosto químico,
    sabor artificial, sabor químico, gosto amargo, enjoativ*, mal passad*, mal cozid*, requentad*, falta de
    tempero, anti-higiénic*, encardid*, envelhecid*, colchão afundado, quartos velhos, mal insonorizad*,
    irrita a pele, irritação na, dor nas costas, faz suar, esquenta muito, som
    {metálico/abafado/fraco/estourado/ruim/chiado}, imagem {borrada/escura/lavada/ruim/granulada}, reflexos
    incómodos, bateria {fraca/ruim/péssima/viciada/decepcionante/vicia}, bateria não dura,
    # para pior
    vem piorando, tem piorado, cada vez pior, de mal a pior, perdeu qualidade, perdeu a qualidade, perdeu o
    brilho, queda de qualidade, queda na qualidade, caiu muito, caiu a qualidade, caíram de qualidade, em
    declínio, declínio, decadente*, decadência, não é mais o mesmo, não é mais a mesma, não é mais o que era,
    já não é a mesma, já não é o mesmo, já foi melhor, já foram melhores, já foi bom, já foi boa, vive da
    fama, vive do nome, sombra do que,
    # sentenças
    decepção, desilusão, insatisfatóri*, inaceitáve*, intoleráve*, inadmissíve*, injustificad*, incoerente*,
    ilógic*, grotesc*, abomináve*, pavoros*, atroz, escandalos*, fraquíssim*, ruinzinh*,
    pobríssim*, reprovad*, não convence*, não me convenceu, não justifica*, não supera, não atende às, não
    atende ao, não entrega o que, não está à altura, não esteve à altura, não agrada, não agradou, não
    compete, desagrad*, desaponta, decepciona, decepcionam, deixou a desejar, deixaram a desejar, mais
    marketing do que, só marketing, muito marketing, promete demais, promete mais do que, promessas não
    cumpridas, promessas vazias, descumpr*, cilad*, micou, tranqueira, gambiarra, pegadinhas,
    # mais estreito, pois a palavra só nada censura
    atrasos na, atrasos no, atrasos nas, atrasos nos, atrasos constantes, instabilidade frequente,
    instabilidades frequentes, burocracia excessiva, denunciado por, denunciada por, denúncias de, denúncias
    por, acusada de, acusado de, é insuficiente, são insuficientes, sujeira nos, sujeira no, sai do ar com,
    deu problema em, dificulta o cancelamento, dificulta o reembolso, retém o depósito, não pagou, não
    pagaram, não paga sinistro, não paga os,
    cobra indevidamente, cobrou indevidamente, cobrado em dobro, cobrança em duplicidade, cobrança abusiva,
    cobranças inesperadas, taxa escondida, tarifas ocultas, custos escondidos, fatura abusiva,
    conta inflada, orçamento inflado, orçamentos inflados, infla o preço, aumentos abusivos,
    reajustes abusivos, reajuste abusivo, reajustes altos, reajuste alto, reajustes constantes,
    dobra na renovação, dobra de preço, dobra após, preço dobra, exorbitante*, absurdamente caro, caríssimo,
    caríssima, olhos da cara, paga pela marca, paga-se pela marca, pagar pela marca, paga pelo nome,
    não justificam, não se justifica, extorsiv*, enganos*, enganam, engana o, engana os, mente sobre,
    mentem, promete e não cumpre, não cumprem, não cumpriu, não cumpre o que, não entregam o que, não honra,
    não honram, comentários falsos, falsificad*, falsificações, falsificação, pirata, cópia barata,
    imitação barata, bugiganga, xing-ling, nas coxas, mal feito, mal feita, mal feitos, mal feitas,
    mal acabad*, mal gerenciad*, mal embalad*, mal treinad*, mal cuidad*, mal conservad*, mal iluminad*,
    mal dimensionad*, despreparo, incompetent*, amadoris*, pouco profissional, pouco sério,
    pouca transparência, nada transparente, falta de manutenção, falta de preparo, falta de estoque,
    relapso*, negligen*, desorganização, bagunçad*, um inferno, dores de cabeça, novela para, via crucis,
    martírio, saga para, sem aviso prévio, sem consentimento, sem explicação, sem explicações,
    sem justificativa, às escondidas, na surdina, difícil de cancelar, dificultam o cancelamento,
    impossível contatar, impossível conseguir, recusa o reembolso, recusam o reembolso, nega o reembolso,
    negam o reembolso, negativa de cobertura, nega procedimentos, negou o, não reembolsam, não devolve,
    não devolvem, não devolveu, não estorna, reembolso demorado, reembolsos demorados, estorno demorado,
    demora no, demora na, demora semanas, demora meses, demora demais, demorad*, semanas de espera,
    meses de espera, horas na fila, espera interminável, intermináve*, leva semanas, levam semanas,
    leva meses, levam meses, levou meses, atrasos, sempre atrasa, extravi*, nunca chega, não chega no prazo,
    não entregou, não aparece, não aparecem, não apareceu, deixaram na mão, abandona o cliente, abandonad*,
    somem depois, cancela em cima, cancelam em cima, cancelamentos de última hora, em cima da hora,
    overbooking, não atendem, não responde, não respondem, não respondeu, não retorna, não retornam,
    sem retorno, não resolve, não resolvem, não resolveu, não solucion*, joga a culpa, jogam a culpa,
    empurra o problema, empurram o problema, empurra para, empurra-empurra, lava as mãos, lavam as mãos,
    respostas automáticas, resposta padrão, respostas genéricas, só robô, só robôs, atendimento robótico,
    péssimo atendimento, mau atendimento, atendimento lento, atendimento demorado, grosseria, estúpid*,
    arrogância, insistência, assédio, vendas casadas, empurra produtos, empurram produtos,
    empurram serviços, pressão para comprar, pressão por venda, telemarketing abusivo, ligações insistentes,
    ligações constantes, propaganda invasiva, anúncios invasivos, cheio de propaganda, intrusiv*, 
    insuportáve*, deprimente*, imund*, percevejos, fedorent*, cheiro forte de, mal cheiros*, comida fria,
    comida crua, cru por dentro, queimado, oleos*, gordurento*, vencido, intragáve*, intoxicação,
    passou mal, dor de barriga, alergia após, irritou a, efeitos colaterais, reações adversas,
    quebra rápido, quebram fácil, quebrou em, quebrou com, quebrou após, quebrou logo, estraga rápido,
    estragou em, estragou com, rasga, rasgam, rasgou, descola, descolam, descolou, descostura*, desbota,
    desbotam, desbotou, encolhe, deforma, deformou, enferruja, enferrujam, descasca, descascam, descascou,
    solta tinta, solta fiapos, bolinhas, entorta, empena, emperra, emperram, emperrad*, entope, entopem,
    engasgam, travam, lerd*, cheio de bugs, crasha, perde a conexão, perde conexão, cai a conexão,
    conexão cai, cai muito, quedas constantes, oscila, oscilam, oscilação, oscilações, instabilidade,
    instabilidades, sinal ruim, sinal fraco, sem sinal, esquentam muito, vazam, hackead*, vulneráve*,
    brecha*, brechas, compartilha dados, rastreia, espiona, barulho, barulho excessivo, barulhos estranhos,
    rangem, trepida, vibra demais, fragilidade, descartáve*, não funcionam, não funcionou, não segura,
    não aguentam, não duram, não prestam, não servem, não cumpre a função, não é confiável,
    não são confiáveis, nada confiáve*, sem credibilidade, pouca credibilidade, suspeito, suspeita, suspeitos, nebulos*, obscur*,
    sombri*, reclamações constantes, campeã de reclamações, campeão de reclamações, líder em reclamações,
    coleciona reclamações, acumula reclamações, acumulam reclamações, reclamam, nota baixa no,
    baixa avaliação, avaliação ruim, reputação abalada, mal falad*, alvo de críticas, alvo de reclamações,
    alvo de investigação, alvo de ações, processos na justiça, condenad*, autuad*, procon, interditad*,
    polêmic*, falid*, fechando lojas, demissões, crise financeira, golpe*, deixou de, parou de,
    parou no tempo, saiu de linha, sem atualização, não recebe atualizações, não atualiza, abandonou,
    arcaic*, velh*, sucatead*, em queda, pioraram, não é mais o que, frustração, abaixo do prometido,
    fica devendo, ficam devendo, peca pela, sofríve*, tosc*, horríve*, terríve*, pífi*, um lixo,
    uma porcaria, últimas posições, lanterna, pior nota, piores notas, mais reclamada, mais reclamado,
    # por padrões
    {preço/preços/mensalidade/tarifa/tarifas/renovação/aluguel/aluguer/fatura/anuidade} {dobra/dobram/dobrou/duplica/duplicou/triplica/triplicou/dispara/disparam/disparou/dispararam/sobe todo/sobe a cada},
    o dobro do preço, custa o dobro, pelo dobro do preço,
    {difícil/difíceis/impossível/complicado/um sufoco/um pesadelo/um parto/trabalhoso} {de cancelar/cancelar/de contatar/de contactar/falar com/de consertar/de limpar/de usar/de devolver/receber o reembolso},
    {cheio/cheia/repleto/recheado/infestado/entupido/lotado} de {erros/bugs/anúncios/publicidade/açúcar/aditivos/falhas/spam/falsificações},
    {multado/multada/processado/processada/condenado/condenada/acusado/acusada/investigado/investigada/punido/punida/hackeado/hackeada/autuado/autuada} {por/pelo/pela/em/várias},
    {multa/multas/processo/processos/ação coletiva/vazamento de dados/ataque hacker/escândalo} {por/de/do/da/contra/em},
    {último/última} {do ranking/da lista/da tabela/lugar/colocado/colocada}, lanterninha,
    {semanas/meses/dias/horas} {de espera/de atraso/sem resposta/para responder/para receber},
    {quebra/quebram/trava/travam/descola/descolam/entope/esquenta demais/desgasta/desgastam/falha/falham/vaza/vazam} {com/em/logo/fácil/facilmente/sempre/direto/muito/após/depois},
    {clientes/usuários/utilizadores/pacientes/hóspedes} {insatisfeitos/irritados/furiosos/reclamam/queixam-se/relatam/denunciam/criticam},
    atendimento {frio/grosseiro/ríspido/apressado/às pressas},
    {quartos/instalações} {velhos/antigas/antiquados/desgastados},
    # plain words, and how short items tell
    muitas queixas, muitas críticas, muitas avaliações negativas, várias queixas, várias reclamações, várias
    críticas, várias avaliações negativas, demasiadas queixas, demasiadas reclamações, demasiadas críticas,
    demasiadas avaliações negativas, inúmeras queixas, inúmeras reclamações, inúmeras críticas, inúmeras
    avaliações negativas, centenas de queixas, centenas de reclamações, centenas de críticas, centenas de
    avaliações negativas, cheira a, sabe a cartão, sabe a, vem aguado, já foi uma referência, esperaram
    {duas/três/horas/semanas/meses}, {espera/esperas/esperar} {horas/semanas/meses}, ninguém respondeu, ninguém
    atendeu, ninguém apareceu, {avariou/partiu-se/descolou/encravou/parou} {ao/em/logo/depois/passado/passada}, vendidos
    ao balcão`,
  warns: `evite, evitem, a evitar, fuja, fujam, fugir, passe longe, passem longe, fique longe,
    mantenha distância, não recomend*, não aconselh*, desaconselh*, pouco recomendáve*, não compre*, não
    contrat*, não caia, cuidado com, atenção com, desconfie, golpe, golpista*, fraude*, fraudulent*, burla,
    burlão, enganação, roubada, furada, cilada, dinheiro jogado fora, jogar dinheiro fora, dinheiro deitado
    fora, perda de dinheiro, perda de tempo, nunca mais, não volto, não voltaria, a pior, o pior, os piores,
    as piores, vergonha, vergonhos*, lixo, não vale a pena, não caia nessa, nem pense, nem sonhe, não confi*,
    não alugue*, não caiam, não vá, não vão, não peça*, não assine*, não use*, não perca seu, não percam,
    corra*, corram, é cilada, cai fora, caia fora, quadrilha, estelionat*, criminos*, bandid*, não indico, não
    indic*, jamais compr*, jamais alug*, não comprarei, eu evitaria, evitaria, é melhor evitar, melhor evitar,
    eu não compraria, não compraria, não escolheria, eu descartaria, descartaria, procure outra, procure
    outro, não precisa comprar, não faz sentido comprar,
    # conselho contra
    melhor evitá-l*, melhor passar longe, passar longe, passaria longe, melhor procurar, melhor buscar, melhor
    outra, melhor outro, melhor ir para outra, eu não iria, eu não contrataria, não contrataria, não
    confiaria, não confio, não a escolheria, não o escolheria, não reservaria, não pediria, não pagaria, não
    investiria, não gastaria, não gaste, não desperdice, não jogue, não se deixe, não feche, não reserve, não
    há motivo para, não há razão para, não faz sentido pagar, difícil de recomendar, difícil recomendar,
    impossível recomendar, não dá para recomendar, não posso recomendar, não podemos recomendar, não é
    recomend*, não são recomendad*, não se recomenda, não é aconselh*, não indicad*, contraindicad*, melhor
    descartar, eu deixaria de fora, deixaria de fora, deixe de fora, riscaria da lista, riscar da lista,
    último recurso, como último recurso, em último caso, última opção, última escolha, não repetiria, não
    repito, não compro mais, não voltarei, não volte, jamais voltaria, nunca voltaria, jogar dinheiro,
    dinheiro desperdiçado, desperdício de dinheiro, desperdício de tempo, má compra, má escolha, péssima
    escolha, mau negócio, péssimo negócio, má ideia, não vale o preço, não vale o que, não vale o dinheiro,
    não vale o investimento, não vale quanto, muita cautela, cautela com, muito cuidado com, tome cuidado com,
    tenha cuidado com, eu teria cuidado, teria cuidado com, teria cautela, fique atento com, com pé atrás, pé
    atrás, com um pé atrás, desconfi*, a menos recomendável, o menos recomendável, procure alternativas,
    descartei, descartado por, descartada por, fica de fora, ficam de fora, ficou de fora, deixei de fora,
    não incluiria, não entra na, não entram na, não se encaixa, não se encaixam, não é para você,
    não é para si, não atende ao que, não atende às suas, não serve para o seu, não foi feito para,
    não foi feita para, não foi pensado para, não valem a pena, não compensam, não faz sentido,
    não fazem sentido, faz pouco sentido, dificilmente recomendaria, não recomendo, não recomendamos,
    não recomendaria, não indicaria, não aconselho, desaconselho, não assinaria, não confie, não confiem,
    não arriscaria, não iria, nem de graça, nem dado, nem pagando, fiquem longe, ficaria longe, fugiria,
    pule, pularia, eu pularia, pode pular, dá para pular, dispensável, dispensáveis, melhor esperar,
    eu esperaria, espere a próxima, melhor optar por outro, há opções melhores, existem opções melhores,
    tem opção melhor, há alternativas melhores, melhores alternativas, outras fazem melhor,
    a concorrência faz melhor, só em último caso, só se não houver, na falta de, quebra-galho, tapa-buraco,
    péssima ideia, loteria, roleta russa, tiro no escuro, por sua conta e risco, arriscado demais,
    olho vivo, com o pé atrás, com ressalvas, com cautela, com muita cautela, desconfiem, desconfiaria,
    pense duas vezes, pensaria duas vezes, dinheiro no lixo, deitar dinheiro fora,
    # plain words, and how short items tell
    deixaria de lado, passava ao lado, passaria ao lado, passaria à frente, passava à frente, eu evitava,
    evitava, não ia, não comprava, não escolhia, não reservava, fuja de, fugir de, pouco indicad*, tornam pouco
    indicad*`,
  expected: `
    # o que se dá por certo
    modo {offline/escuro/noturno/silencioso}, aplicativo móvel, versão {gratuita/mobile/de teste/desktop},
    plano gratuito, teste gratuito, período de teste, api, integração com, integrações, exportação,
    autenticação em dois fatores, criptografia, encriptação, {atendimento/suporte} {telefônico/telefónico/por
    telefone/em português/humano/24 horas}, serviço de apoio, apoio ao cliente, apoio telefónico, chat ao
    vivo, garantia, peças de reposição, entrada para fones, carregamento {rápido/sem fio/sem fios},
    cancelamento de ruído, certificação, estacionamento, ar-condicionado, ar condicionado, reembolso*,
    devolução, transparência, atualizaç*,
    # o que deve fazer
    funcion*, respond*, duram, durou, aguent*, conect*, reconhec*, resolv*, cumpr*, respeit*, justific*,
    convenc*, atualizad*, disponíve*, entregou`,
  topics: `gestão de, gestão das, gestão dos, gerenciamento de, software de, sistema de, ferramenta de, ocupa-se de,
    trata de, dicas contra, dicas sobre, guia de, estatísticas sobre, em caso de, seguro contra, prevenção de,
    detecção de, deteção de, tratamento de, tratamento contra, indenização por, indemnização por, registro de,
    registo de,
    # o que se faz contra as faltas
    reduz, reduzir, reduzem, elimina, eliminar, eliminam, previne, prevenir, detecta, detectar, corrige,
    corrigir, minimiza, minimizar, combate, combater, diminui, protege contra`,
  proposes: `{escolha/prefira/experimente/veja/considere/opte por/comece por/vá de/aposte em/fique com},
    eu escolheria, eu iria de, eu ficaria com, seguida de, seguido de, vale olhar, vale considerar`,
  proposesBehind: `é a escolha, é uma escolha, atende, resolve, vem logo atrás, é a opção, vale`,
  negates: `improvável, pouco provável, não, nem, nunca, jamais, sem, nenhum, nenhuma, nada, tampouco, pouco, menos,
    longe de,
    não tem, não oferece, não oferecem, não há, não possui, não conta com, não dispõe de, não traz, não é, não
    está, não são, falta de, carece de, sem qualquer, sem nenhum, sem nenhuma`,
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
    goleada no, ganha de lavada da, ganha de lavada do, mais silencioso que, mais resistente que,
    mais fácil que, mais fácil de usar que, mais leve que, mais preciso que, mais precisa que, mais completo
    que, mais completa que, mais confortável que, mais intuitivo que, mais intuitiva que, mais potente que,
    mais seguro que, mais segura que, mais flexível que, mais durável que, mais barato que, mais barata que,
    um passo à frente da, um passo à frente do, um degrau acima de`,
  loses: `pior que, pior do que, inferior a, inferior à, inferior ao, perde para, atrás da, atrás do, menos
    confiável que, não chega aos pés da, não chega aos pés do, não chega aos pés de, come poeira da, come
    poeira do, fica atrás da, fica atrás do, leva um banho da, leva um banho do, perde feio para, perde feio
    da, perde da, perde do,
    pior que o, pior que a, menos potente que, menos preciso que, menos precisa que, menos completo que, menos
    completa que, menos confortável que, menos intuitivo que, menos intuitiva que, menos flexível que, menos
    resistente que, menos durável que, menos silencioso que, menos rápido que, mais lento que, mais lenta que,
    mais barulhento que, mais barulhenta que, mais frágil que, mais complicado que, mais complicada que, não é
    tão bom quanto, não é tão boa quanto, não tão bom quanto, não tão boa quanto, não é tão confiável quanto,
    não é tão completo quanto, não é tão rápido quanto, não compete com, não rivaliza com, não se iguala a,
    não alcança o nível de, fica aquém de, fica aquém da, fica aquém do, superado por, superada por, superado
    pela, superado pelo, superada pela, superada pelo, fica a dever a, sai perdendo para, perde em comparação
    com, um degrau abaixo de, um degrau abaixo da, um degrau abaixo do, um passo atrás da, um passo atrás do`,
  joins: `e`,
  merits: `vantagens, vantagem, prós, pró, pros, pontos fortes, pontos positivos, positivo, o que gostamos, ideal
    para, perfeito para, recomendado para, indicado para,
    aspectos positivos, aspetos positivos, lado positivo, o que agrada, o que mais agrada, por que escolher,
    motivos para escolher`,
  flaws: `desvantagens, desvantagem, contras, contra, pontos fracos, pontos negativos, negativo, limitações, o que
    não gostamos, menos adequado para,
    o que não convence, o que não agrada, o que falta, o que pode melhorar, aspectos negativos, aspetos
    negativos, pontos a melhorar, lado negativo, queixas frequentes, reclamações frequentes, principais
    reclamações`,
  shuns: `que evitaria, descartad*, excluíd*, fora da lista, ficaram de fora, ficou de fora, deixei de fora, não
    recomendad*, não recomendaria, que não recomendo, menos recomendad*, com cautela, com cuidado, com
    atenção, não valem a pena,
    marcas a evitar, quais evitar, o que evitar, qual evitar, as que eu evitaria, os que eu evitaria, que eu
    evitaria, onde eu teria cuidado, as que descarto, que descarto, que eu não compraria, decepções, as
    decepções, os perdedores,
    # plain words, and how short items tell
    menos convincentes, para esquecer`,
  conditions: `se, quando`,
  neutral: `boa pergunta, não só, não apenas, boas práticas, melhores práticas, boa sorte, bem como, se bem que, para
    evitar, ajuda a evitar, evitar erros, entender melhor, compreender melhor, faixa média, preço médio, sem
    dúvida, resolver problemas, resolução de problemas, em caso de problemas, prevenção de fraudes, perda de
    peso, segurança, seguro de, seguro saúde, seguros, seguradora*, seguro viagem, política de cancelamento,
    cancelar a qualquer momento, cancelamento gratuito, mais ou menos, pelo menos, queda de cabelo, falta de
    tempo, atrasado mental, bem-estar, mensagem de erro, vantagens competitivas, vantagem competitiva,
    detectar erros, corrigir erros, tratamento de erros, detecção de {fraudes/fraude/falhas/erros/vazamentos},
    prevenção {de/a/ao/à} {fraudes/fraude/perdas/incêndios}, combate {a/ao/à}
    {fraudes/fraude/terrorismo/crime/incêndios}, seguro contra {roubo/acidentes/incêndio}, seguro de
    {vida/acidentes}, câncer de, dor {crônica/lombar/muscular}, alívio {da/de} dor, filmes de
    {guerra/terror/ação}, jogos de guerra, pele {seca/sensível/com acne}, cabelo seco, cabelos
    {secos/danificados}, tira-manchas, remove manchas, prato frio, cadeia fria, bebidas geladas, frente fria,
    erro humano, tempo seco, risco de crédito, lixo reciclável, falsos positivos, reajuste anual, seguro
    {automóvel/auto/saúde/viagem/viagens/residencial/de}, o seguro, um seguro, do seguro, com seguro, nem
    sempre, confirme sempre, garantia de devolução, por isso,
    # faltas que se dizem sem censurar
    sem {taxas ocultas/custos ocultos/fidelização/fidelidade/anuidade/mensalidade/letras
    miúdas/multa/multas/burocracia}, se não {precisa/quer}, bolo de, bolos, bombas de, bomba de, lanterna led,
    lanternas, risca de giz, gestão de {atrasos/ausências/ocorrências/reclamações e/incidentes/devoluções},
    limpeza de sujeira, remove sujeira, remove a sujeira, sujeira pesada, pele oleosa, cabelos oleosos,
    dívidas {com/em/de}, renegociar dívidas, para quem tem dívidas, atrasos de voo, voo atrasado,
    instabilidade {econômica/hormonal}, retém {a umidade/o calor/calor}, acima de tudo, acima de
    {10/20/30/50/100/200/500/1.000}, deixou de ser gratuito,
    reclame aqui,
    sem {erros/falhas/atrasos/travamentos/quedas/cobranças/multa/multas/fidelidade/filas/barulho/vazamentos/taxas},
    não {trava/vaza/quebra/enferruja/desbota/faz barulho/é caro/é cara/cobra/atrasa/irrita/pesa},
    em caso de {roubo/furto/acidente/atraso/cancelamento/pane/quebra/vazamento/dano/danos},
    contra {roubo/furto/vazamentos/ferrugem/mofo/incêndio/acidentes/fraudes/golpes},
    detecção de {fraudes/fraude/vazamentos/vazamento/golpes}, caça vazamentos, caça-vazamentos,
    gestão de {reclamações/riscos/crises}, anti{mofo/ferrugem/ruído/furto}, cancelamento de ruído,
    cancelamento ativo, redução de ruído, reduz {o ruído/falhas/erros/atrasos}, velho oeste, cidade velha,
    chatbot*, chat, chats, chat online, golpe de estado, proteção contra golpes, processado na hora,
    pagamento processado, pedidos processados, dados processados, alimentos processados, quedas de cabelo,
    queda livre, antiqueda, trava de segurança, travas, trava das portas, trava elétrica, range rover,
    em queda livre, pior cenário, no pior dos, exame de sangue, fruta, frutas, multa de trânsito,
    multas de trânsito, comum em, comum entre, em comum, bem comum, destaques, número de reclamações,
    demora em média, carregador, na hora de, na hora da, na hora do, espaço, espaços de, espaços para,
    coworking,
    {jogos/projetos/tarefas/problemas/programas/estruturas/cálculos/sistemas} complex*, {jogos/projetos/tarefas/problemas/programas/estruturas/cálculos/sistemas} mais complex*,
    sem complexidade, investe pesadamente, conceitos básic*`,
};
